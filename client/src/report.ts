/** What a player reports about the sentences of a turn: language, key, arguments and how it reads. */
import type { LogLine } from './wire';
import type { Words } from './words';

export function report(words: Words, lines: readonly LogLine[]): string {
  return lines
    .map(({ kind, args }) =>
      [`${words.language} event-${kind} ${JSON.stringify(args)}`, words.say(`event-${kind}`, args)].join(
        '\n',
      ),
    )
    .join('\n\n');
}

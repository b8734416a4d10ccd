/** Six short sounds, made in the browser, quiet, and off until somebody wants them. Nothing is told by sound alone. */
export type Sound = 'turn' | 'piece' | 'coin' | 'card' | 'dice' | 'end';

type Note = [frequency: number, start: number, length: number, kind: OscillatorType];

const NOTES: Record<Sound, Note[]> = {
  turn: [
    [523, 0, 0.12, 'sine'],
    [784, 0.1, 0.22, 'sine'],
  ],
  piece: [[180, 0, 0.06, 'triangle']],
  coin: [
    [1320, 0, 0.07, 'sine'],
    [1760, 0.05, 0.14, 'sine'],
  ],
  card: [
    [420, 0, 0.05, 'triangle'],
    [360, 0.04, 0.06, 'triangle'],
  ],
  dice: [
    [240, 0, 0.04, 'square'],
    [310, 0.07, 0.04, 'square'],
    [200, 0.15, 0.04, 'square'],
    [270, 0.24, 0.05, 'square'],
  ],
  end: [
    [392, 0, 0.2, 'sine'],
    [523, 0.16, 0.2, 'sine'],
    [659, 0.32, 0.4, 'sine'],
  ],
};

/** What events of all games sound like; an event that is not named here is silent. */
const KINDS: readonly [Sound, RegExp][] = [
  ['dice', /^rolled/],
  [
    'card',
    /^(drew|card|played|bought$|swapped|used|looked|djinn|tile$|turned-up|revealed|displayed|shown|handed|exchanged|announced)/,
  ],
  [
    'coin',
    /^(bid|income|gold|sold|paid|camels|gained|gave|bribed|won|bazaar-scored|souk-scored|caravan-scored)/,
  ],
  [
    'piece',
    /^(dropped|placed|supplied|moved|built|settled|claimed|loaded|laid|lifted|took|recruited|visits|removed|killed|captured|ordered)/,
  ],
];

/** The one sound for what has just happened: the rarest that fits, so that a long chain is not a clatter. */
export function soundOf(kinds: readonly string[]): Sound | null {
  return KINDS.find(([, names]) => kinds.some((kind) => names.test(kind)))?.[0] ?? null;
}

let context: AudioContext | null = null;

/** A browser lets nobody be heard before the page was touched: it would only complain, and keep silent ever after. */
export function play(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  for (const [frequency, start, length, kind] of NOTES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = kind;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, now + start);
    volume.gain.exponentialRampToValueAtTime(0.08, now + start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}

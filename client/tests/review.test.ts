// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Review } from '../src/review.svelte';
import type { Look, Moment, ServerMessage } from '../src/wire';

/** A server that answers when it is told to. */
function server() {
  const asked: { message: Look; answer: (message: ServerMessage) => void }[] = [];
  const review = new Review((message) => new Promise((answer) => asked.push({ message, answer })));
  const answer = async (at: number): Promise<void> => {
    const { message, answer: give } = asked[at] ?? { message: null, answer: null };
    if (!message || !give) throw new Error(`look ${at} was not asked for`);
    give({
      type: 'moment',
      request: message.request,
      moment: message.moment ?? message.line ?? 0,
      moments: 9,
    } as Moment);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { review, asked, answer };
}

describe('looking back', () => {
  it('shows the moment that was asked for last, whatever is answered when', async () => {
    const { review, asked, answer } = server();
    void review.look({ moment: 3 });
    void review.look({ moment: 4 }, -1);
    expect(asked.map(({ message }) => [message.moment, message.seat])).toEqual([
      [3, undefined],
      [4, -1],
    ]);
    await answer(1);
    await answer(0);
    expect(review.past?.moment).toBe(4);
    expect(review.moments).toBe(9);
  });

  it('stays in the present when an answer comes too late', async () => {
    const { review, answer } = server();
    void review.look({ moment: 3 });
    review.present();
    await answer(0);
    expect(review.past).toBeNull();
  });

  it('plays what was missed from its first line on, once', async () => {
    const { review, asked, answer } = server();
    review.missed = 7;
    void review.watch(7);
    expect([review.missed, review.rolling, asked[0]?.message.line]).toEqual([null, true, 7]);
    await answer(0);
    expect(review.past?.moment).toBe(7);
    review.present();
    expect([review.past, review.rolling]).toEqual([null, false]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Box } from '../src/place';
import { type Around, clash, seatCard } from '../src/seating';

const ROOM: Box = { left: 0, right: 1280, top: 0, bottom: 720 };
const BOARD: Box = { left: 8, right: 960, top: 106, bottom: 600 };
const box = (left: number, top: number, wide = 40, high = 40): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const around = (more: Partial<Around> = {}): Around => ({
  taken: [],
  room: ROOM,
  board: BOARD,
  drawn: true,
  ...more,
});
const [WIDE, HIGH] = [344, 200];

describe('where a card goes', () => {
  it('stands 10 px beside a thing of the board, on the side with more room', () => {
    expect(seatCard(WIDE, HIGH, box(300, 300), around())).toEqual({ left: 350, top: 220, side: 'right' });
    expect(seatCard(WIDE, HIGH, box(900, 300), around())).toEqual({ left: 546, top: 220, side: 'left' });
  });

  it('stands above a thing of a list, edges aligned, and below where there is no room', () => {
    const listed = around({ drawn: false });
    expect(seatCard(WIDE, HIGH, box(300, 640), listed)).toEqual({ left: 300, top: 430, side: 'above' });
    expect(seatCard(WIDE, HIGH, box(300, 50), listed)).toEqual({ left: 300, top: 100, side: 'below' });
    expect(seatCard(WIDE, HIGH, box(1200, 640), listed)).toMatchObject({ top: 430, side: 'above' });
  });

  it('stays inside the window', () => {
    const seat = seatCard(WIDE, HIGH, box(300, 690), around());
    expect(seat.top + HIGH).toBeLessThanOrEqual(712);
  });

  it('keeps its side while its content changes', () => {
    const at = box(600, 300);
    expect(seatCard(WIDE, HIGH, at, around()).side).toBe('right');
    expect(seatCard(WIDE, HIGH, at, around({ kept: 'left' })).side).toBe('left');
  });

  it('covers neither the thing nor a near target, the prompt or the confirming button', () => {
    const prompt = box(0, 40, 1280, 58);
    for (let left = 20; left < 940; left += 90)
      for (let top = 110; top < 580; top += 45) {
        const at = box(left, top);
        const taken = [prompt, box(left + 50, top), box(left, top - 50)];
        const seat = seatCard(WIDE, HIGH, at, around({ taken }));
        const card = box(seat.left, seat.top, WIDE, HIGH);
        for (const each of [at, ...taken]) expect(clash(card, each)).toBe(0);
      }
  });

  it('goes to the nearest free corner of the board in a crowd', () => {
    const at = box(460, 330);
    const crowd = [-100, -50, 0, 50, 100].flatMap((x) =>
      [-80, 0, 80].map((y) => box(460 + x, 330 + y, 40, 70)),
    );
    const taken = crowd.filter((each) => clash(each, at) === 0);
    const seat = seatCard(WIDE, HIGH, at, around({ taken, room: { ...ROOM, right: 968 } }));
    expect(seat.side).toBe('corner');
    for (const each of [at, ...taken]) expect(clash(box(seat.left, seat.top, WIDE, HIGH), each)).toBe(0);
  });
});

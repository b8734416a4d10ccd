// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { missedFrom, sawLines, seenLines } from '../src/seen';

beforeEach(() => localStorage.clear());

test('a table is remembered as far as it was read', () => {
  expect(seenLines('one')).toBe(0);
  sawLines('one', 12);
  sawLines('two', 3);
  sawLines('one', 15);
  expect(seenLines('one')).toBe(15);
  expect(seenLines('two')).toBe(3);
});

test('the tables not visited for longest are forgotten', () => {
  for (let at = 0; at < 201; at += 1) sawLines(`table-${at}`, 1);
  expect(seenLines('table-0')).toBe(0);
  expect(seenLines('table-1')).toBe(1);
  expect(seenLines('table-200')).toBe(1);
});

test('what came after the last reading or the last own decision was missed', () => {
  expect(missedFrom(20, 12, 8)).toBe(12);
  expect(missedFrom(20, 0, 8)).toBe(8);
  expect(missedFrom(20, 5, 8)).toBe(8);
});

test('nothing was missed by who has read all, nor by who is new', () => {
  expect(missedFrom(20, 20, 8)).toBeNull();
  expect(missedFrom(20, 25, 8)).toBeNull();
  expect(missedFrom(20, 0, 0)).toBeNull();
});

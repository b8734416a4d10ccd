/** A plan of answers in advance: a short tree. How it is changed and asked about; pure but for the two questions. */
import { requestId } from './net';
import type { Table } from './table.svelte';
import type { Foreseen, Order, PlanCase, PlanStep } from './wire';

/** As many answers in all, and one after the other. */
export const MOST = 12;
export const DEEPEST = 3;
/** Where an order stands in the tree: its place among its neighbours, from the first level on. */
export type Place = readonly number[];

export function count(orders: readonly Order[]): number {
  return orders.reduce((sum, order) => sum + 1 + count(order.then ?? []), 0);
}

/** The orders below a place; of the empty place the first ones. */
export function below(orders: readonly Order[], place: Place): readonly Order[] {
  return place.reduce<readonly Order[]>((level, at) => level[at]?.then ?? [], orders);
}

/** The steps that lead to what comes after the order at a place. */
export function steps(orders: readonly Order[], place: Place): PlanStep[] {
  const [first, ...rest] = place;
  const order = first === undefined ? undefined : orders[first];
  if (!order) return [];
  return [{ case: order.when?.seen ?? '', action: order.action }, ...steps(order.then ?? [], rest)];
}

/** The tree with one more order below a place. What is for whatever happens comes last. */
export function added(orders: readonly Order[], place: Place, order: Order): Order[] {
  const [first, ...rest] = place;
  if (first === undefined) {
    const cases = orders.filter((each) => each.when !== null);
    const any = orders.filter((each) => each.when === null);
    return order.when === null ? [...cases, order] : [...cases, order, ...any];
  }
  return orders.map((each, at) =>
    at === first ? { ...each, then: added(each.then ?? [], rest, order) } : each,
  );
}

/** The tree without the order at a place and what follows it. */
export function removed(orders: readonly Order[], place: Place): Order[] {
  const [first, ...rest] = place;
  if (rest.length === 0) return orders.filter((_, at) => at !== first);
  return orders.map((each, at) => (at === first ? { ...each, then: removed(each.then ?? [], rest) } : each));
}

/** The cases that have no answer yet. */
export function left(cases: readonly PlanCase[], orders: readonly Order[]): PlanCase[] {
  return cases.filter((each) => !orders.some((order) => order.when?.seen === each.seen));
}

/** What may come after some steps and, in a case, what is asked then; null: no answer. */
export async function foresee(table: Table, path: PlanStep[], found = ''): Promise<Foreseen | null> {
  const answer = await table.connection.ask({ type: 'foresee', request: requestId(), path, case: found });
  return answer.type === 'foreseen' ? answer : null;
}

/** Gives the server the plan, or ([]) withdraws it; whether it was accepted. */
export async function give(table: Table, orders: Order[]): Promise<boolean> {
  const answer = await table.connection.ask({ type: 'plan', request: requestId(), orders });
  return answer.type === 'accepted';
}

import {load, median, type Visit} from './load';
import type {MeasuredWorker} from './worker-process';

export interface Round {
  perSecond: number;
  /** Milliseconds of the worker's CPU per request. */
  cpu: number;
}

/** A page and the worker that serves it. */
export interface BenchTarget {
  visit: Visit;
  worker: MeasuredWorker;
  /** Concurrent visitors; ten by default. */
  visitors?: number;
}

/** Concurrent visitors, until `count` requests are answered or the time is up. */
export async function playRound(
  {visit, worker, visitors}: BenchTarget,
  count: number,
  limitMs: number,
): Promise<Round> {
  const before = worker.cpu();
  const {requests, perSecond} = await load(visit, count, limitMs, visitors);
  return {perSecond, cpu: (worker.cpu() - before) / requests};
}

export interface Pair {
  cpu: [number, number];
  perSecond: [number, number];
  /** CPU of the second one as a multiple of the first one's: the median over the pairs of rounds. */
  ratio: number;
}

/**
 * Alternates between two pages, so that other load on the machine affects both; which one starts alternates as well.
 * Medians of all rounds.
 */
export async function playPaired(
  first: BenchTarget,
  second: BenchTarget,
  rounds: number,
): Promise<Pair> {
  const firsts: Round[] = [];
  const seconds: Round[] = [];
  const play = async (played: BenchTarget, into: Round[]) => {
    into.push(await playRound(played, 150, 2_500));
  };
  for (const {visit, visitors} of [first, second]) await load(visit, 40, 4_000, visitors);
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) await play(first, firsts);
    await play(second, seconds);
    if (round % 2 === 1) await play(first, firsts);
  }
  const middle = (of: Round[], value: keyof Round) => median(of.map((round) => round[value]));
  return {
    cpu: [middle(firsts, 'cpu'), middle(seconds, 'cpu')],
    perSecond: [middle(firsts, 'perSecond'), middle(seconds, 'perSecond')],
    ratio: median(seconds.map(({cpu}, round) => cpu / (firsts[round]?.cpu ?? NaN))),
  };
}

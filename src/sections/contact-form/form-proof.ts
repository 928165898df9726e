import type { Challenge, Solution } from 'altcha-lib/types';

/** Milliseconds after which a solution is made anew, well before the server's hour is over: a large file may take long. */
const renewAfter = 30 * 60 * 1000;

/** Milliseconds for the server to give a challenge, and for this browser to solve it. */
const patience = 15_000;
const longestWork = 90_000;

/** The next solution; empty when there is none to be had. */
export type TakeProof = () => Promise<string>;

/** Solves beside the page, so that whoever is typing does not notice. */
function solve(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./form-proof-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
    worker.onerror = reject;
    setTimeout(reject, longestWork);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

async function makeProof(): Promise<string> {
  const answer = await fetch('/forms/challenge', { signal: AbortSignal.timeout(patience) });
  const challenge = (await answer.json()) as Challenge;
  const solution = await solve(challenge);
  return solution ? btoa(JSON.stringify({ challenge, solution })) : '';
}

/**
 * Begins with the proof of work for a form. Each solution is given out once, because the server takes it once. What
 * goes wrong here costs nobody the message: without a solution it is taken all the same, and looked at by people first.
 */
export function startProofs(): TakeProof {
  const begin = () => ({ at: Date.now(), proof: makeProof().catch(() => '') });
  let next: ReturnType<typeof begin> | undefined = begin();
  return () => {
    const { proof } = next && Date.now() - next.at < renewAfter ? next : begin();
    next = undefined;
    return proof;
  };
}

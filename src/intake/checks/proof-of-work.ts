import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Count } from './count.ts';

/** Milliseconds in which a challenge can be solved and its solution sent. A form's script asks anew well before. */
export const challengeLifetime = 60 * 60 * 1000;

/**
 * A browser tries counters from zero on until it comes to the one that was drawn, at about two milliseconds each on a
 * desk and ten on an old phone: a second or some, while somebody types. Drawing from a narrow span keeps luck out.
 */
const cost = 5000;
const fewestTries = 200;
const mostTries = 400;

/** No solution: no script, or one that could not. The others say what is the matter with the one that came. */
export type ProofVerdict = 'fine' | 'none' | 'wrong' | 'expired' | 'used';

export interface ProofOfWork {
  readonly makeChallenge: () => Promise<Challenge>;
  /** A solution that is fine here is used by that: nobody gets in with it again. */
  readonly judge: (given: string) => Promise<ProofVerdict>;
}

/** What the form's script sends, as ALTCHA's own widget would. A challenge with more in it than ours have is none of ours. */
const proofShape = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function read(given: string): z.infer<typeof proofShape> | undefined {
  try {
    return proofShape.safeParse(JSON.parse(Buffer.from(given, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

/**
 * Challenges in the server's own hand, and the judge of their solutions. Nothing is kept of a challenge; of a solution
 * that was used, `count` keeps so much, and for longer than the challenge lives.
 */
export function proofOfWork(secret: string, count: Count): ProofOfWork {
  const secrets = {
    hmacSignatureSecret: `proof-of-work ${secret}`,
    hmacKeySignatureSecret: `proof-of-work key ${secret}`,
  };
  return {
    makeChallenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(mostTries, fewestTries),
        deriveKey,
        expiresAt: new Date(Date.now() + challengeLifetime),
        ...secrets,
      }),
    judge: async (given) => {
      if (given === '') return 'none';
      const proof = read(given);
      if (!proof) return 'wrong';
      const { verified, expired } = await verifySolution({ ...proof, deriveKey, ...secrets });
      if (expired) return 'expired';
      if (!verified) return 'wrong';
      return (await count(`proof-of-work ${proof.challenge.parameters.nonce}`)) === 1 ? 'fine' : 'used';
    },
  };
}

import type { PayloadRequest } from 'payload';
import { type Facts, hasTokens, interpolate, unknownTokens } from '../domain/facts.ts';
import { sayIn } from '../lib/text/say.ts';

type Validation<Value, Options> = (value: Value, options: Options) => string | true | Promise<string | true>;

/** Cached per request, because a request sees its own transaction. */
const known = new WeakMap<PayloadRequest, Promise<Facts>>();

/** Reads all facts once per request: a page has hundreds of fields. */
export function factsOf(req: PayloadRequest): Promise<Facts> {
  const read = async (): Promise<Facts> => {
    const { docs } = await req.payload.find({
      collection: 'facts',
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    });
    return new Map(docs.map((fact) => [fact.token, fact]));
  };
  const before = known.get(req);
  if (before) return before;
  const reading = read();
  known.set(req, reading);
  return reading;
}

const noFacts: Facts = new Map();

/**
 * Validates a text that may contain facts: reports unknown facts and a length beyond `most` once
 * facts are replaced by their values. Runs after the field's own validation.
 *
 * @param most characters, after facts are replaced
 * @param check further check of the text, after facts are replaced
 */
export const withKnownFacts =
  <Value, Options extends { readonly req: PayloadRequest }>(
    validate: Validation<Value, Options>,
    most = Number.POSITIVE_INFINITY,
    check: (words: string) => string | undefined = () => undefined,
  ): Validation<Value, Options> =>
  async (value, options) => {
    const answer = await validate(value, options);
    const words = [value].flat().filter((one) => typeof one === 'string') as string[];
    if (answer !== true || words.length === 0) return answer;
    const say = sayIn(options.req.i18n);
    const facts = words.some(hasTokens) ? await factsOf(options.req) : noFacts;
    const unknown = unknownTokens(words.join(' '), facts);
    if (unknown.length > 0) {
      const names = unknown.join(', ');
      return unknown.length === 1
        ? say('There is no fact {names}. Facts are listed under Shared.', { names })
        : say('There are no facts {names}. Facts are listed under Shared.', { names });
    }
    const read = words.map((one) => interpolate(one, facts));
    const longest = Math.max(...read.map(({ length }) => length));
    if (longest > most)
      return say('There is room for {most} letters here; this has {count}.', { most, count: longest });
    const issue = read.map(check).find((one) => one !== undefined);
    return issue === undefined || say(issue);
  };

import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { createYoga } from 'graphql-yoga';
import type { Payload } from 'payload';
import { type AnswerApi, largestApiBody } from './answering.ts';
import { boundedValues } from './arguments.ts';
import { QueryBudget, SenderAllowances } from './query-budget.ts';
import { type ApiContext, apiContext, type ContentReader, contentApiSchema } from './schema.ts';
import { Turns } from './turns.ts';

/**
 * The token of a request, looked up among those made in the admin panel; null for none, or one that is not known, or one
 * that asks to see only what is published (`X-Published-Only`), as a public site that reads from here does.
 */
async function readerOf(payload: Payload, sent: Headers): Promise<ContentReader> {
  const key = /^Bearer\s+(\S+)$/i.exec(sent.get('authorization') ?? '')?.[1];
  if (!key || sent.has('x-published-only')) return null;
  const headers = new Headers({ authorization: `api-tokens API-Key ${key}` });
  const { user } = await payload.auth({ headers });
  return user?.collection === 'api-tokens' ? user : null;
}

/** What the operations of one HTTP request have in common. */
type Shared = Pick<ApiContext, 'reader' | 'budget' | 'turns'>;

/**
 * The GraphQL server of the content API, with limits that end an abusive query before it runs.
 *
 * @param elsewhere where cases are kept by another host: pages show some
 */
export function contentApiServer(payload: Payload, siteUrl: string, elsewhere?: ApiContext['elsewhere']): AnswerApi {
  const allowances = new SenderAllowances();
  const sharedBy = new WeakMap<Request, Promise<Shared>>();
  // One for all requests: with one for each, sixty at once would hold the process for sixty slices.
  const turns = new Turns();
  const share = async (request: Request, sender: string): Promise<Shared> => {
    const reader = await readerOf(payload, request.headers);
    return { reader, budget: QueryBudget.of(allowances, sender, reader !== null), turns };
  };
  const yoga = createYoga<{ readonly sender: string }, ApiContext>({
    schema: contentApiSchema(),
    graphqlEndpoint: '/api',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    logging: false,
    batching: { limit: 10 },
    maxRequestBodySize: largestApiBody,
    plugins: [
      // Before a query is read against its variables: to coerce thousands of values takes longer than to refuse them.
      { onParams: ({ params }) => void Object.entries(params.variables ?? {}).map((one) => boundedValues(...one)) },
      maxTokensPlugin({ n: 2000 }),
      maxDepthPlugin({ n: 12, flattenFragments: true }),
      maxAliasesPlugin({ n: 20 }),
      costLimitPlugin({ maxCost: 10_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5 }),
    ],
    context: async ({ request, sender }) => {
      const known = sharedBy.get(request) ?? share(request, sender);
      sharedBy.set(request, known);
      const { reader, ...shared } = await known;
      return apiContext(payload, siteUrl, reader, { ...shared, elsewhere });
    },
  });
  return async (request, sender) => {
    await turns.take(() => undefined);
    return yoga.fetch(request, { sender });
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** What is under way, for what is begun within it. */
const underWay = new AsyncLocalStorage<Context>();

/** Does nothing until a provider is there (`server/tracing`). */
export const tracer = () => trace.getTracer('site');

/** Does something as a part of a span, so that what it begins in turn belongs to that. */
export const within = <Result>(span: Span, around: Context, work: () => Result): Result =>
  underWay.run(trace.setSpan(around, span), work);

/** What failed, by its kind alone: a message may hold what somebody wrote. */
function failed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

/**
 * Does something whose time and outcome are told, where somebody wants to know.
 *
 * @param name of what is done, without anything that is another each time
 * @param attributes nothing about a person, and no query: visitors write into it
 */
export async function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const around = underWay.getStore() ?? ROOT_CONTEXT;
  const span = tracer().startSpan(name, { attributes }, around);
  try {
    return await within(span, around, work);
  } catch (error) {
    failed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

import { defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer, within } from '../../shared/tracing.ts';
import { kindOf } from '../metrics/request-meter.ts';

const propagator = new W3CTraceContextPropagator();

interface TracedRequests {
  /** Whether a proxy in front is believed, and so the trace that it has begun. */
  readonly believesProxy: boolean;
  /** The path as it may be told: without its query, and without a secret that it holds. */
  readonly pathOf: (request: FastifyRequest) => string;
}

/** Tells of every request that the routes answer; a page that lies ready is sent before any of it, and takes less time than that would. */
export function traceRequests(server: FastifyInstance, { believesProxy, pathOf }: TracedRequests): void {
  const open = new WeakMap<FastifyRequest, Span>();
  const end = (request: FastifyRequest, status: number): void => {
    const span = open.get(request);
    open.delete(request);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };

  server.addHook('onRequest', (request, _reply, done) => {
    const kind = kindOf(request);
    if (!kind) return done();
    const around = believesProxy
      ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    const attributes = { 'http.request.method': request.method, 'url.path': pathOf(request) };
    const span = tracer().startSpan(`${request.method} ${kind}`, { kind: SpanKind.SERVER, attributes }, around);
    open.set(request, span);
    within(span, around, done);
  });
  server.addHook('onResponse', async (request, reply) => end(request, reply.raw.statusCode));
  // Whoever goes away before the answer has none.
  server.addHook('onRequestAbort', async (request) => end(request, 499));
}

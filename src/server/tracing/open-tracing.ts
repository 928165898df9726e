import { readFileSync } from 'node:fs';
import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

export interface Tracing {
  /** Sends what is not sent yet. */
  readonly stop: () => Promise<void>;
}

/**
 * Sends spans to a collector by OTLP over HTTP. Headers, sampling and the like are the variables that OpenTelemetry itself has for them
 * (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`).
 *
 * @param endpoint of the collector, without the path of a signal
 */
export function openTracing(endpoint: string): Tracing {
  const service = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? service.name,
      'service.version': service.version,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  trace.setGlobalTracerProvider(provider);
  return { stop: () => provider.shutdown() };
}

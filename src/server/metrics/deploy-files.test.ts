import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { Measures } from './measures.ts';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const read = (file: string) => readFileSync(path.join(docs, file), 'utf8');

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly runbook: string };
    }[];
  }[];
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const alerts = (parse(read('deploy/alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('deploy/grafana.json')) as Dashboard;

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');

it('each alert links to a heading of the runbook', () => {
  const headings = [...read('runbook.md').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text));
  expect(alerts.length).toBeGreaterThan(8);
  for (const { alert, annotations } of alerts) {
    const [file, anchor] = annotations.runbook.split('#');
    expect([alert, file]).toEqual([alert, 'docs/runbook.md']);
    expect(headings, alert).toContain(anchor);
  }
});

it('alerts and dashboard use existing metrics', async () => {
  const text = await new Measures({ DATA_DIR: '.' }).text();
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const asked = [
    ...alerts.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const names = asked.flatMap((expr) => [...expr.matchAll(/\b(?:site|process|nodejs)_\w+/g)].map(([name]) => name));
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !known.has(name.replace(/_bucket$/, '')))).toEqual([]);
});

it('the deploy files limit requests per client and the memory of the site', () => {
  for (const file of ['nginx.conf', 'several-nginx.conf']) {
    const conf = read(`deploy/${file}`);
    for (const [zone, use] of [
      [/^limit_req_zone .*zone=(\w+):/m, /^ {4}limit_req zone=(\w+) /m],
      [/^limit_conn_zone .*zone=(\w+):/m, /^ {4}limit_conn (\w+) /m],
    ] as const)
      expect([file, use.exec(conf)?.[1]]).toEqual([file, zone.exec(conf)?.[1] ?? 'none']);
  }
  expect(read('deploy/site.service')).toMatch(/^MemoryMax=\d+G$/m);
});

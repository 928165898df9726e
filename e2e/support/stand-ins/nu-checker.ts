import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** Widths of a typeface in SVG are valid, and newer than the checker. */
const unknown = /^Bad value “[\d.]+%” for attribute “font-stretch”/;

/** Removes styles: the checker's CSS is years old and would report hundreds of false errors. */
const withoutStyles = (html: string): string => html.replaceAll(/(<style[^>]*>).*?(<\/style>)/gs, '$1$2');

/**
 * Runs the W3C's checker on all pages at once: it takes longer to start than to check a page.
 *
 * @param pages HTML by address
 * @returns errors by address, each with its excerpt, without pages that have none and without
 *   warnings
 * @throws when the checker fails
 */
export async function nuFaults(pages: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nu-'));
  const addresses = new Map<string, string>();
  try {
    for (const [index, [address, html]] of [...pages].entries()) {
      const file = path.join(folder, `${index}.html`);
      writeFileSync(file, withoutStyles(html));
      addresses.set(pathToFileURL(file).href.replace('file:///', 'file:/'), address);
    }
    const faults = new Map<string, string[]>();
    for (const { type, url = '', message, extract = '' } of await messagesOf(folder)) {
      if (type === 'non-document-error') throw new Error(`The checker failed: ${message}`);
      if (type !== 'error' || unknown.test(message)) continue;
      const address = addresses.get(url.replace('file:///', 'file:/')) ?? url;
      const fault = `${message} at ${extract.replaceAll(/\s+/g, ' ').slice(0, 160)}`;
      faults.set(address, [...(faults.get(address) ?? []), fault]);
    }
    return faults;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the checker with exit code 0 for findings, so that any other code is a failure. */
function messagesOf(folder: string): Promise<readonly Message[]> {
  const parameters = ['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', '--stdout', folder];
  return new Promise((resolve, reject) => {
    const checker = spawn(process.env.JAVA_PATH ?? 'java', parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    checker.stdout.on('data', (chunk) => (output += chunk));
    checker.stderr.on('data', (chunk) => (errors += chunk));
    checker.on('error', reject);
    checker.on('close', () => {
      try {
        resolve((JSON.parse(output) as { readonly messages: readonly Message[] }).messages);
      } catch {
        reject(new Error(`The checker gave no readable output.\n${output}${errors}`));
      }
    });
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import passwordHints from './password-hints.mjs';

const source = (file: string): string => readFileSync(path.resolve('node_modules/@payloadcms', file), 'utf8');

const forms = [
  ['next/dist/views/Login/LoginForm/index.js', 'current-password'],
  ['next/dist/views/ResetPassword/ResetPasswordForm/index.js', 'new-password'],
] as const;

it.each(forms)('Payload gives the password of %s no hint, and with the mend it has one', (file, hint) => {
  expect(source(file)).toContain('_jsx(PasswordField, {');
  expect(source(file)).not.toContain('autoComplete');
  expect(passwordHints(source(file))).toContain(`_jsx(PasswordField, { autoComplete: "${hint}",`);
});

it('the field that repeats a password tells managers to keep out, and with the mend that it is a new one', () => {
  const bundle = source('ui/dist/exports/client/index.js');
  const field = /autoComplete:"([\w-]+)",disabled:[^,]+,id:"field-confirm-password"/;
  expect(field.exec(bundle)?.[1]).toBe('off');
  expect(field.exec(passwordHints(bundle))?.[1]).toBe('new-password');
});

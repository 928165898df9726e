import { expect, it } from 'vitest';
import { smtpOptions } from './smtp.ts';

it.each([
  ['smtp://desk:secret@mail.example:587', { port: 587, secure: false, requireTLS: true }],
  ['smtp://mail.example', { port: 587, secure: false, requireTLS: true }],
  ['smtp://desk:secret@mail.example:2525', { port: 2525, secure: false, requireTLS: true }],
  ['smtp://mail.example:25', { port: 25, secure: false, requireTLS: false }],
  ['smtps://desk:secret@mail.example', { port: 465, secure: true, requireTLS: false }],
  ['smtp://127.0.0.1:587', { host: '127.0.0.1', requireTLS: false }],
  ['smtp://[::1]:25', { host: '::1', requireTLS: false }],
])('the SMTP options of %s have the right port and encryption', (address, options) => {
  expect(smtpOptions(address, 1000)).toMatchObject(options);
});

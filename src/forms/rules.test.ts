import { describe, expect, it } from 'vitest';
import { applicationRules } from './application.ts';
import { enquiryRules } from './enquiry.ts';
import { checkFields, checkFile, cleaned, valuesOf } from './rules.ts';

const complete = { name: 'M. Chan', company: '', email: 'shop@six.example', phone: '', message: '' };

describe('the rules of the contact form', () => {
  it('asks for name and email only, in the words of the specification and the order of the form', () => {
    expect(checkFields(enquiryRules, complete)).toEqual([]);
    expect(checkFields(enquiryRules, valuesOf(enquiryRules, {}))).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'Email is required' },
    ]);
  });

  it.each(['ming@', 'ming', 'ming@six', 'a b@six.example', 'ming@six..example', '<ming@six.example>', 'a@b.c,d@e.f'])(
    'does not take %s for an email address',
    (email) => {
      expect(checkFields(enquiryRules, { ...complete, email }).map(({ field }) => field)).toEqual(['email']);
    },
  );

  it('refuses what is too long, field by field', () => {
    const wordy = { ...complete, message: 'x'.repeat(5001), name: 'x'.repeat(121) };
    expect(checkFields(enquiryRules, wordy).map(({ field }) => field)).toEqual(['name', 'message']);
  });

  it.each([
    '\u200B',
    '\u200D',
    '\u2060',
    '\u200E',
    '\u202A',
    '\uFEFF',
    '\u00AD',
    '\u2066',
    '\u3164',
    '\uFE0F',
    '\u{E0041}',
  ])('takes the invisible character %j out of email and phone, and for no name', (unseen) => {
    const given = { ...complete, email: `${unseen}shop@s${unseen}ix.example`, phone: `${unseen}+852 6${unseen}` };
    expect(valuesOf(enquiryRules, given)).toEqual({ ...complete, phone: '+852 6' });
    const nameless = valuesOf(enquiryRules, { ...complete, name: ` ${unseen} ${unseen}` });
    expect(checkFields(enquiryRules, nameless)).toEqual([{ field: 'name', message: 'Name is required' }]);
    expect(valuesOf(applicationRules, { portfolio: `${unseen}six.example` }).portfolio).toBe('six.example');
  });

  it('leaves joiners where scripts and signs need them', () => {
    for (const name of ['නිර්මලා\u200Dය', 'می\u200Cخواهم', '👩\u200D💻'])
      expect(valuesOf(enquiryRules, { ...complete, name }).name).toBe(name);
  });

  it('keeps its own fields and no other, without what only machines see', () => {
    expect(valuesOf(enquiryRules, { ...complete, name: '  M.\u0000 Chan\r\n', role: 'admin' })).toEqual(complete);
    expect(cleaned('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
  });
});

describe('the rules of a file', () => {
  const { file } = applicationRules;

  it('need one with an application and none with an enquiry', () => {
    expect(checkFile(file, undefined)).toEqual({ field: 'file', message: 'CV is required' });
    expect(checkFile(enquiryRules.file, undefined)).toBeUndefined();
  });

  it.each([
    ['cv.pdf', 10_000_000, undefined],
    ['CV.DOCX', 1, undefined],
    ['cv.pdf', 10_000_001, 'The CV may have up to 10 MB'],
    ['cv.pdf', 0, 'The CV is empty'],
    ['cv.exe', 10, 'The CV must be one of these: pdf, doc, docx'],
    ['cv', 10, 'The CV must be one of these: pdf, doc, docx'],
  ])('%s of %i bytes', (name, size, message) => {
    expect(checkFile(file, { name, size })?.message).toBe(message);
  });

  it('take a web address with or without https:// before it, and nothing else', () => {
    const urlError = (portfolio: string) =>
      checkFields(applicationRules, { ...complete, portfolio }).map(({ field }) => field);
    expect(urlError('six.example/work')).toEqual([]);
    expect(urlError('https://six.example')).toEqual([]);
    expect(urlError('javascript:alert(1)')).toEqual(['portfolio']);
    expect(urlError('my work')).toEqual(['portfolio']);
  });
});

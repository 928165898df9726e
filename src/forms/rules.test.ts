import { describe, expect, it } from 'vitest';
import { formWords } from '../i18n/words/forms.en-GB.ts';
import { applicationRules } from './application.ts';
import { enquiryRules } from './enquiry.ts';
import { checkFields, checkFile, cleaned, valuesOf } from './rules.ts';

const complete = { name: 'M. Chan', company: '', email: 'shop@six.example', phone: '', message: '' };

describe('the rules of the contact form', () => {
  it('require only name and email, with the messages of the specification in form order', () => {
    expect(checkFields(enquiryRules, complete, formWords)).toEqual([]);
    expect(checkFields(enquiryRules, valuesOf(enquiryRules, {}), formWords)).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'Email is required' },
    ]);
  });

  it.each(['ming@', 'ming', 'ming@six', 'a b@six.example', 'ming@six..example', '<ming@six.example>', 'a@b.c,d@e.f'])(
    'refuse %s as an email address',
    (email) => {
      expect(checkFields(enquiryRules, { ...complete, email }, formWords).map(({ field }) => field)).toEqual(['email']);
    },
  );

  it('refuse values that are too long, per field', () => {
    const wordy = { ...complete, message: 'x'.repeat(5001), name: 'x'.repeat(121) };
    expect(checkFields(enquiryRules, wordy, formWords).map(({ field }) => field)).toEqual(['name', 'message']);
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
  ])('remove the invisible character %j from email and phone, and refuse it as a name', (unseen) => {
    const given = { ...complete, email: `${unseen}shop@s${unseen}ix.example`, phone: `${unseen}+852 6${unseen}` };
    expect(valuesOf(enquiryRules, given)).toEqual({ ...complete, phone: '+852 6' });
    const nameless = valuesOf(enquiryRules, { ...complete, name: ` ${unseen} ${unseen}` });
    expect(checkFields(enquiryRules, nameless, formWords)).toEqual([{ field: 'name', message: 'Name is required' }]);
    expect(valuesOf(applicationRules, { portfolio: `${unseen}six.example` }).portfolio).toBe('six.example');
  });

  it('fold the full-width characters of input methods in email, phone and address, and keep them elsewhere', () => {
    const given = {
      ...complete,
      name: '陳大文（Ｍａｙ）',
      email: 'ｓｈｏｐ＠six.example',
      phone: '＋８５２　６１２３ ４５６７',
    };
    expect(valuesOf(enquiryRules, given)).toEqual({ ...complete, name: '陳大文（Ｍａｙ）', phone: '+852 6123 4567' });
    expect(valuesOf(applicationRules, { portfolio: 'ｓｉｘ.example' }).portfolio).toBe('six.example');
    for (const phone of ['+85261234567', '+852 6123 4567'])
      expect(valuesOf(enquiryRules, { ...complete, phone }).phone).toBe(phone);
  });

  it('keep joiners that scripts and emoji need', () => {
    for (const name of ['නිර්මලා\u200Dය', 'می\u200Cخواهم', '👩\u200D💻'])
      expect(valuesOf(enquiryRules, { ...complete, name }).name).toBe(name);
  });

  it.each([enquiryRules, applicationRules])('remove characters that turn the direction of text: $id', (rules) => {
    const turned = 'a\u061Cb\u200Ec\u200Fd\u202Ae\u202Bf\u202Cg\u202Dh\u202Ei\u2066j\u2067k\u2068l\u2069m';
    for (const { name } of rules.fields.filter(({ type }) => type !== 'email'))
      expect([name, valuesOf(rules, { [name]: turned })[name]]).toEqual([name, 'abcdefghijklm']);
    for (const name of ['سلمى حداد', 'שלום, עולם']) expect(valuesOf(rules, { ...complete, name }).name).toBe(name);
  });

  it('drop unknown fields and control characters', () => {
    expect(valuesOf(enquiryRules, { ...complete, name: '  M.\u0000 Chan\r\n', role: 'admin' })).toEqual(complete);
    expect(cleaned('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
  });
});

describe('the rules of a file', () => {
  it('require one for applications and none for enquiries', () => {
    expect(checkFile(applicationRules, undefined, formWords)).toEqual({ field: 'file', message: 'CV is required' });
    expect(checkFile(enquiryRules, undefined, formWords)).toBeUndefined();
  });

  it.each([
    ['cv.pdf', 10_000_000, undefined],
    ['CV.DOCX', 1, undefined],
    ['cv.pdf', 10_000_001, 'The CV may have up to 10 MB'],
    ['cv.pdf', 0, 'The CV is empty'],
    ['cv.exe', 10, 'The CV must be one of these: pdf, doc, docx'],
    ['cv', 10, 'The CV must be one of these: pdf, doc, docx'],
  ])('judge %s of %i bytes', (name, size, message) => {
    expect(checkFile(applicationRules, { name, size }, formWords)?.message).toBe(message);
  });

  it('accept web addresses with or without https:// only', () => {
    const urlError = (portfolio: string) =>
      checkFields(applicationRules, { ...complete, portfolio }, formWords).map(({ field }) => field);
    expect(urlError('six.example/work')).toEqual([]);
    expect(urlError('https://six.example')).toEqual([]);
    expect(urlError('javascript:alert(1)')).toEqual(['portfolio']);
    expect(urlError('my work')).toEqual(['portfolio']);
  });
});

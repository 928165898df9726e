/** Words of forms, in a file of their own so that browsers load no others. */
export const formWords = {
  /** Names of the fields in labels and error messages. */
  enquiry: {
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    file: 'The file',
  },
  application: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    portfolio: 'Something you made, as a link',
    message: 'Why this job',
    file: 'The CV',
  },
  missing: {
    name: 'Name is required',
    email: 'Email is required',
    file: 'CV is required',
    phone: 'A call needs your phone number',
  },
  noHalfDay: 'Please choose one to three half-days for the call',
  manyHalfDays: 'That is {count} half-days. Please leave three or fewer',
  /** Before what happens next, while half-days are chosen. */
  oneHalfDay: 'One chosen.',
  someHalfDays: '{count} chosen.',
  /** Where the visitor's clock differs from the agency's. */
  clock: 'When it is {here} here, your clock says {there}.',
  tooLong: '{label}: {length} characters, where {longest} are possible',
  noEmail: 'This is not an email address we could answer to',
  noAddress: '{label}: this is not a web address',
  wrongType: '{label} must be one of these: {extensions}',
  tooLarge: '{label} may have up to {megabytes} MB',
  emptyFile: '{label} is empty',
  oneError: 'One thing to put right',
  errors: '{count} things to put right',
  waiting: 'Please wait',
  again: 'Try again',
};

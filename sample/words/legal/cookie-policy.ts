import type { LegalPage } from '../../../src/sections/legal/legal-page.ts';

export const cookiePolicy: LegalPage = {
  slug: 'cookie-policy',
  title: 'Cookie policy',
  description:
    'This website sets no cookies for visitors and asks no other company for anything without your consent. Here is what that means in practice.',
  lastUpdated: '2019-11-11',
  lead: 'We set no cookies on your device when you visit this website, which is why no banner asks you about them. This is a sample text for a sample brand: have a lawyer review it before you use it.',
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What cookies are',
      summary: 'Small notes that a website leaves in your browser.',
      body: [
        {
          kind: 'paragraph',
          text: 'A cookie is a small piece of text that a website asks your browser to keep and to send back with later requests. Some cookies are needed for a service to work, such as staying signed in. Others are used to recognise a visitor from page to page or from website to website.',
        },
        {
          kind: 'paragraph',
          text: 'In this policy “cookies” includes similar means: storage in the browser, tracking pixels and attempts to recognise a device by its features.',
        },
      ],
    },
    {
      id: 'visitors',
      heading: 'Visitors',
      summary: 'We set none.',
      body: [
        {
          kind: 'paragraph',
          text: 'The public pages of this website set no cookies. You can read everything, filter the work, search, and send the contact form or a job application without one.',
        },
        {
          kind: 'paragraph',
          text: 'We do not use advertising cookies, analytics cookies, tracking pixels or recognition of a device from one day to the next, and we do not follow you to other websites.',
        },
        {
          kind: 'paragraph',
          text: 'Choices that you make on a page, such as a filter or a page number, are part of the address of the page. If a page keeps a choice about how it is displayed in your own browser, the choice stays there, is not sent to us and is not used to recognise you.',
        },
      ],
    },
    {
      id: 'staff',
      heading: 'Our staff',
      summary: 'One cookie, for signing in to the content system.',
      body: [
        {
          kind: 'paragraph',
          text: 'The people who edit this website sign in to its content system. That sets one cookie, which is necessary for it to work. It is set only when a member of staff signs in, and visitors never receive it.',
        },
        {
          kind: 'table',
          caption: 'The cookie set for our staff',
          rows: [
            ['Who receives it', 'Members of staff who sign in to the content system'],
            ['Purpose', 'To keep them signed in'],
            ['Set by', 'This website'],
            ['Sent to', 'This website only, over an encrypted connection'],
            ['Ends', 'When they sign out or the session expires'],
          ],
        },
      ],
    },
    {
      id: 'other-companies',
      heading: 'Other companies',
      summary: 'Nothing is asked of them until you say so.',
      body: [
        {
          kind: 'paragraph',
          text: 'Type, pictures, films and scripts on this website come from our own service. Opening a page does not send a request to another company.',
        },
        {
          kind: 'paragraph',
          text: 'Where a page offers content held elsewhere, such as a video player, it first shows a still picture of our own. The player loads only if you press play. The company behind it then receives your network address and may set cookies of its own; its policy applies to them. If you do not press, nothing is sent.',
        },
        {
          kind: 'paragraph',
          text: 'Links to other websites and links for sharing an article are ordinary links. They send nothing until you follow them.',
        },
      ],
    },
    {
      id: 'counting-visits',
      heading: 'Counting visits',
      summary: 'If at all, by our own server, as numbers, without cookies.',
      body: [
        {
          kind: 'paragraph',
          text: 'To learn which pages are read, our server may count requests as they come; it keeps the numbers and, with a form that you send, the pages of that day. It tells the visits of a day apart by a code made of network address and type of browser, which it forgets at midnight. To find faults, we rely on the records that it keeps in order to work: the page requested, the time, the network address of the request and the type of browser. No cookie is involved, and nothing is kept in your browser. The privacy policy explains what is counted, how we handle the records, and how to be left out.',
        },
      ],
    },
    {
      id: 'your-browser',
      heading: 'Your browser',
      summary: 'You can block cookies. This website works without them.',
      body: [
        {
          kind: 'paragraph',
          text: 'Every common browser lets you see, delete and block cookies, usually in its privacy settings. If you block all cookies, the public pages of this website work as before.',
        },
        {
          kind: 'paragraph',
          text: 'A cookie left by a video player or another website that you visited from here can be deleted in the same place.',
        },
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      summary: 'If we ever need cookies, you will be told before they are set.',
      body: [
        {
          kind: 'paragraph',
          text: 'If this website is ever to set a cookie that it does not need in order to work, we will change this page and its date first, and will ask for your consent before the cookie is set. Refusing will be as easy as agreeing.',
        },
        {
          kind: 'paragraph',
          text: 'Questions: {email}, {phone}, or by post to {name}, {address}.',
        },
      ],
    },
  ],
};

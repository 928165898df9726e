import type { LegalPage } from '../../../src/sections/legal/legal-page.ts';

export const privacyPolicy: LegalPage = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  description:
    'What personal data {name} collects through this website, why, who sees it, how long we keep it and what you can ask us to do with it.',
  lastUpdated: '2019-11-11',
  lead: 'Each section opens with one short line; the longer text is the policy, and it counts if the two disagree. This is a sample text for a sample brand: have a lawyer review it before you use it.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      summary: '{name}, {address:first}. This policy covers this website.',
      body: [
        {
          kind: 'paragraph',
          text: '{name} (“we”, “us”) is a web design and web development agency at {address}. This policy explains what personal data we collect through this website, why we collect it, who sees it and what you can ask us to do with it.',
        },
        {
          kind: 'paragraph',
          text: 'We are the data user for that personal data and handle it under the Personal Data (Privacy) Ordinance (Cap. 486) of Hong Kong (“the Ordinance”) and its six Data Protection Principles.',
        },
        {
          kind: 'paragraph',
          text: 'This policy does not cover personal data that we process only on behalf of a client, for example the orders in a client’s shop. There the client decides what is collected and why, and the client’s policy applies.',
        },
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      summary: 'What you type into a form, and which pages are asked for.',
      body: [
        {
          kind: 'paragraph',
          text: 'You can read every page of this website without telling us who you are. We receive personal data when you send us a form, write to us or telephone us, and a small amount of technical data whenever a page is requested.',
        },
        {
          kind: 'table',
          caption: 'What we collect, by source',
          rows: [
            [
              'Contact form',
              'Name and email address and, if you give them, company, telephone number, message, one file and the half-days on which we may call you; the page and language of the form, and the date of the statement beside it',
            ],
            [
              'Job application',
              'Name, email address and CV and, if you give them, telephone number, the address of your portfolio and a few words about yourself',
            ],
            ['Email, post and telephone', 'Your contact details and what you tell us'],
            ['Visits', 'The page requested, the time, the network address of the request and the type of browser'],
            [
              'Counting',
              'While visits are counted, numbers alone: how often a page is read on a day, which website led here, what was searched without result, how often a form is begun and sent, and how fast pages are; with a form that you send, what led you here that day and which pages you read',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Please do not send us your identity card number, copies of identity documents, health information or payment card details. We do not need them to answer you.',
        },
        {
          kind: 'paragraph',
          text: 'We may count visits. What we count is kept as numbers for each day and holds nothing about you: no network address, no cookie, nothing that would tell one visitor from another. Until midnight our server remembers, in its memory alone, which pages were read in a visit and what led to it, under a code made of network address and type of browser that changes every day. Only if you send us a form that day do we keep with it the website or campaign that led you here and the pages that you read, with their times. Of a website that led here we keep its name and not the page. Searched words are not kept where they look like an email address or a telephone number. While visits are counted, the browser tells our server on every fourth page, once, when you leave it, how soon it was drawn, how fast it answered and whether it shifted.',
        },
        { kind: 'paragraph', text: 'The website does not set cookies for visitors. The cookie policy says more.' },
      ],
    },
    {
      id: 'must-you-give-it',
      heading: 'Whether you must give it',
      summary: 'Name and email, or we cannot answer. For a job, your CV as well.',
      body: [
        {
          kind: 'paragraph',
          text: 'Giving us personal data is voluntary. In the contact form your name and email address are necessary, because without them we cannot reply. Our server accepts an enquiry without the other details; with them we can answer more fully. If you ask for a call, your telephone number is necessary too. The newsletter has a box of its own, which is empty until you tick it.',
        },
        {
          kind: 'paragraph',
          text: 'In a job application your name, email address and CV are necessary. Without them we cannot consider the application.',
        },
        {
          kind: 'paragraph',
          text: 'If you give us personal data about another person, such as a colleague or a referee, please make sure that they know and do not object.',
        },
      ],
    },
    {
      id: 'why-we-collect-it',
      heading: 'Why we collect it',
      summary: 'To answer you, to hire people, to keep the site working.',
      body: [
        {
          kind: 'paragraph',
          text: 'We collect personal data by means that are lawful and fair, and only what we need. We use it for these purposes and for purposes directly related to them:',
        },
        {
          kind: 'list',
          items: [
            'to answer your enquiry and, if you ask for one, to prepare a proposal;',
            'to carry out a contract with you or with the organisation you work for;',
            'to consider your application for a job and to reply to it;',
            'to keep the website secure, to find faults and to protect our forms from abuse;',
            'if visits are counted, to learn which pages are read, without identifying anyone, and what led to a form that you send us;',
            'to keep the records that the law requires, and to establish, exercise or defend legal claims.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We will not use your personal data for a new purpose without your express and voluntary consent, unless the Ordinance permits it. We do not make decisions about you by automatic means alone.',
        },
      ],
    },
    {
      id: 'direct-marketing',
      heading: 'Direct marketing',
      summary: 'Only if you said yes. You can say no at any time, free of charge.',
      body: [
        {
          kind: 'paragraph',
          text: 'Sending us an enquiry or an application does not sign you up for anything. We may use your name and email address to tell you about our services, articles and events only after we have told you so and you have consented. Silence is not consent. For the newsletter we use your email address alone, and only after you have ticked its box and pressed the button in the mail that we then send to that address.',
        },
        {
          kind: 'paragraph',
          text: 'When we use your data in direct marketing for the first time we will tell you that you may ask us to stop, without charge. We do not give personal data to others for use in their direct marketing.',
        },
      ],
    },
    {
      id: 'opting-out',
      heading: 'Opting out',
      summary: 'Use the link or write to us. It takes 5 to 10 business days.',
      body: [
        {
          kind: 'paragraph',
          text: `You can withdraw your consent to marketing at any time, without charge and without giving a reason, by using the link in any marketing message or by writing to {email}.`,
        },
        {
          kind: 'paragraph',
          text: 'An opt-out takes 5 to 10 business days to take effect, and you may receive a message already on its way during that time. We keep your address on a list of people not to write to, for that purpose only. Every newsletter has a link with a button that stops it at once, without charge.',
        },
        {
          kind: 'paragraph',
          text: 'You can also leave any counting of visits, at once and without telling us: switch on Global Privacy Control or Do Not Track in your browser. While it is on, nothing that you do here is counted, and your browser sends us nothing about the speed of our pages.',
        },
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      summary: 'Our staff and the companies that run our tools. Nobody buys it.',
      body: [
        {
          kind: 'paragraph',
          text: 'Personal data is seen by the people at {name} who need it for the purposes above. It may also be transferred to these classes of recipient:',
        },
        {
          kind: 'list',
          items: [
            'service providers that host our website, files, email, spreadsheets and customer records and act on our instructions;',
            'our professional advisers, such as lawyers, auditors and insurers, where they need it to advise us;',
            'a person to whom our business is transferred, who must keep to this policy;',
            'courts, regulators and law enforcement bodies, where the law requires or permits it.',
          ],
        },
        { kind: 'paragraph', text: 'We do not sell or rent personal data.' },
        {
          kind: 'paragraph',
          text: 'Some service providers store data outside Hong Kong. Wherever they are, we use contractual or other means, as the Ordinance requires, to prevent them from keeping the data longer than necessary and to protect it against unauthorised or accidental access, processing, erasure, loss or use.',
        },
      ],
    },
    {
      id: 'how-long-we-keep-it',
      heading: 'How long we keep it',
      summary: 'Until the purpose is done. Unsuccessful applications, 24 months at most.',
      body: [
        {
          kind: 'paragraph',
          text: 'We take all practicable steps to keep personal data accurate, and not to keep it longer than is necessary for the purpose for which it is used. After that we delete it or make it anonymous, unless the law requires us to keep it or it is in the public interest, including historical interest, not to erase it.',
        },
        {
          kind: 'table',
          caption: 'How long we keep personal data',
          rows: [
            [
              'Enquiries',
              'As long as we need them to answer you and to follow up, and not longer than the statement beside the form says',
            ],
            ['Proposals and contracts', 'As long as the contract and the law on business and tax records require'],
            [
              'Unsuccessful applications',
              'At most 24 months from the date on which the application was unsuccessful, then deleted, unless you agree to a longer time or a legal claim requires it',
            ],
            ['Successful applications', 'Part of the employment record, about which we tell our staff separately'],
            ['Marketing consents', 'Until you opt out'],
            ['Any counts of visits, which hold no personal data', '13 months, then deleted'],
            ['Visit records', 'As long as security and the search for faults require'],
          ],
        },
        {
          kind: 'paragraph',
          text: `You may ask us to delete an application earlier by writing to {jobs-email}.`,
        },
      ],
    },
    {
      id: 'how-we-protect-it',
      heading: 'How we protect it',
      summary: 'Encryption, limited access, and a plan for the day it goes wrong.',
      body: [
        {
          kind: 'paragraph',
          text: 'Pages and forms on this website are sent over an encrypted connection. Files sent to us are checked and stored where the public cannot reach them. Access to records is limited to people who need them and protected by a personal sign-in.',
        },
        {
          kind: 'paragraph',
          text: 'No method of transmission or storage is completely secure, and we cannot guarantee absolute security. If personal data is lost or disclosed and people may come to harm because of it, we will tell them as soon as practicable, say what they can do, and notify the Privacy Commissioner for Personal Data where appropriate.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      summary: 'See it, correct it, ask us to stop. We answer within 40 days.',
      body: [
        { kind: 'paragraph', text: 'Under the Ordinance you have the right:' },
        {
          kind: 'list',
          items: [
            'to ask whether we hold personal data of which you are the data subject;',
            'to receive a copy of that data;',
            'to ask us to correct data that is inaccurate, once you have received a copy;',
            'to be told what kinds of personal data we hold, for which main purposes, and what our policies and practices are;',
            'to require us, without charge, to stop using your data in direct marketing.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Address a request for access or correction to the Managing Director at the address at the end of this policy. We may ask you to prove your identity. We comply within 40 days of receiving the request; if we cannot, or if the Ordinance requires or permits us to refuse, we tell you within the same time, in writing and with the reasons, and comply as soon as practicable where we may. We charge no fee. You receive everything that this website keeps about you, to read or in a form that programs read.',
        },
        {
          kind: 'paragraph',
          text: 'You may also ask us to delete data that we no longer need. If you are not content with our answer, you may complain to the Privacy Commissioner for Personal Data, Hong Kong.',
        },
      ],
    },
    {
      id: 'other-websites',
      heading: 'Other websites',
      summary: 'Their policies apply there, not ours.',
      body: [
        {
          kind: 'paragraph',
          text: 'This website links to websites that we do not control, including the work we have made for clients and social networks on which you can share an article. A share link is an ordinary link: nothing is sent to the other website until you follow it.',
        },
        {
          kind: 'paragraph',
          text: 'Where a page offers content held by another company, such as a video player, it loads only after you have asked for it. From then on the policy of that company applies to what it receives.',
        },
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      summary: 'The date at the top is the date of the text.',
      body: [
        {
          kind: 'paragraph',
          text: 'If we change this policy we publish the new text here and change the date at the top of the page. A change does not give us a right to use data already collected for a new purpose without your consent.',
        },
        {
          kind: 'paragraph',
          text: 'Questions, requests and complaints: Managing Director, {name}, {address}; {email}; {phone}.',
        },
      ],
    },
  ],
};

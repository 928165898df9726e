import type { LegalPage } from '../../../src/sections/legal/legal-page.ts';

export const termsOfService: LegalPage = {
  slug: 'terms-of-service',
  title: 'Terms of service',
  description:
    'The terms for using the {name} website: what you may do with it, what its prices mean, what happens to what you send and which law applies.',
  lead: 'These terms apply to this website, and work that we do for clients has a contract of its own. This is a sample text for a sample brand: have a lawyer review it before you use it.',
  sections: [
    {
      id: 'these-terms',
      heading: 'These terms',
      summary: 'They cover the website. Using it means you accept them.',
      body: [
        {
          kind: 'paragraph',
          text: 'These terms apply to your use of this website. By using it you accept them. If you do not accept them, please do not use the website.',
        },
        {
          kind: 'paragraph',
          text: 'If you use the website on behalf of an organisation, you confirm that you may accept these terms for it, and “you” includes that organisation.',
        },
        {
          kind: 'paragraph',
          text: 'The privacy policy and the cookie policy explain how we handle personal data. They are not part of these terms.',
        },
      ],
    },
    {
      id: 'who-we-are',
      heading: 'Who we are',
      summary: '{name}, {address:short}.',
      body: [
        {
          kind: 'paragraph',
          text: 'This website is run by {name} (“we”, “us”), a web design and web development agency at {address}. You can reach us at {email} and on {phone}.',
        },
      ],
    },
    {
      id: 'using-the-website',
      heading: 'Using the website',
      summary: 'You may read it and share it. You may not harm it.',
      body: [
        {
          kind: 'paragraph',
          text: 'You may read this website, link to it and keep or print copies of its pages for your own information or for use inside your organisation. You must not:',
        },
        {
          kind: 'list',
          items: [
            'use the website in a way that is unlawful or that infringes the rights of others;',
            'try to gain access to the content system, the server or data that are not meant for the public;',
            'send anything that contains a virus or other harmful code;',
            'send so many requests, by hand or by machine, that the website is impaired for others;',
            'use the forms to send advertising, or in the name of another person without their permission.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Search engines and similar services may read the public pages as far as the file robots.txt allows. If you want to test the security of the website, write to us first.',
        },
      ],
    },
    {
      id: 'our-content',
      heading: 'Our content',
      summary: 'It belongs to us or to those who let us use it.',
      body: [
        {
          kind: 'paragraph',
          text: 'The texts, drawings, films, layout and code of this website are protected by copyright and other rights, which belong to us or to those who have licensed them to us. Except as these terms or the law permit, you may not copy, publish or change them without our written permission.',
        },
        {
          kind: 'paragraph',
          text: 'You may quote short passages from our articles if you name us and link to the page. Parts of the website that are published under an open licence may be used under the terms of that licence.',
        },
      ],
    },
    {
      id: 'clients-and-their-marks',
      heading: 'Clients and their marks',
      summary: 'Their names and work stay theirs.',
      body: [
        {
          kind: 'paragraph',
          text: 'Names, marks and designs of clients, partners and platforms shown on this website belong to their owners. We show them to describe our work. Showing them does not give you a right to use them, and does not mean that their owners endorse anything beyond what they have said.',
        },
        {
          kind: 'paragraph',
          text: 'Case studies describe a project at the time of its launch. A website that we made may have been changed since by its owner.',
        },
      ],
    },
    {
      id: 'information-and-prices',
      heading: 'Information and prices',
      summary: 'Prices are where projects start. Articles are not advice.',
      body: [
        {
          kind: 'paragraph',
          text: 'Prices, times and descriptions of services on this website are for information. They show where projects of a kind usually start or the range in which they lie, in Hong Kong dollars, and are not an offer that you can accept. What a project costs and how long it takes is stated in the proposal that we write for it.',
        },
        {
          kind: 'paragraph',
          text: 'Articles are correct to the best of our knowledge on the day they are dated, and may be out of date afterwards. They are general information and not legal, tax, financial or other professional advice. Please take advice on your own case before you rely on them.',
        },
        {
          kind: 'paragraph',
          text: 'Results that we describe for one client are not a promise of the same results for another.',
        },
      ],
    },
    {
      id: 'enquiries-and-contracts',
      heading: 'Enquiries and contracts',
      summary: 'An enquiry binds nobody. A signed proposal does.',
      body: [
        {
          kind: 'paragraph',
          text: 'When you send us an enquiry, neither of us is bound to anything. A contract for our services comes into being only when you and we have both signed a written proposal or agreement, by hand or electronically. That document then governs the work, and prevails over these terms if the two differ.',
        },
      ],
    },
    {
      id: 'what-you-send-us',
      heading: 'What you send us',
      summary: 'It stays yours. We use it to answer you.',
      body: [
        {
          kind: 'paragraph',
          text: 'Briefs, files, applications and other material that you send us remain yours. You allow us to store, copy and read them in order to answer you, to prepare a proposal or to consider your application. You confirm that you are entitled to send them to us.',
        },
        {
          kind: 'paragraph',
          text: 'The forms accept one file of the kinds and the size stated beside the field. We may delete files that are of another kind or appear to be harmful.',
        },
        {
          kind: 'paragraph',
          text: 'Material that you send through this website is not confidential unless we have agreed so in writing, apart from personal data, which we protect as the privacy policy says. If your project is secret, ask us for a confidentiality agreement before you send it.',
        },
      ],
    },
    {
      id: 'links',
      heading: 'Links to other websites',
      summary: 'We do not control them.',
      body: [
        {
          kind: 'paragraph',
          text: 'This website links to websites of clients, platforms and others. We do not control them and are not responsible for what they contain, sell or do with your data. A link is not a recommendation unless we say that it is.',
        },
        {
          kind: 'paragraph',
          text: 'You may link to any page of this website, as long as the link does not suggest that we endorse or work with you when we do not.',
        },
      ],
    },
    {
      id: 'availability',
      heading: 'Availability',
      summary: 'We try to keep it open. We may change or close it.',
      body: [
        {
          kind: 'paragraph',
          text: 'We take care to keep this website available, correct and secure, but we do not promise that it will be so at all times. We may change, suspend or close it, or any part of it, without notice.',
        },
        {
          kind: 'paragraph',
          text: 'The website is provided as it is. As far as the law permits, we give no warranty of any kind about it, whether express or implied.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      summary: 'Limited as far as the law permits, and no further.',
      body: [
        {
          kind: 'paragraph',
          text: 'Nothing in these terms excludes or limits liability for death or personal injury caused by negligence, for fraud, or for anything else for which liability cannot be excluded or limited under the law of Hong Kong, including the Control of Exemption Clauses Ordinance (Cap. 71).',
        },
        {
          kind: 'paragraph',
          text: 'Subject to that, we are not liable for loss that arises from the use of this website, from being unable to use it, or from reliance on its content, and in particular not for loss of profit, business, data or goodwill or for indirect loss.',
        },
        {
          kind: 'paragraph',
          text: 'Our liability for services that we provide under a contract is governed by that contract.',
        },
      ],
    },
    {
      id: 'changes-and-other-rules',
      heading: 'Changes and other rules',
      summary: 'The text on this page is the one that applies.',
      body: [
        {
          kind: 'paragraph',
          text: 'We may change these terms by publishing a new text on this page. The text that is published when you use the website applies to that use.',
        },
        {
          kind: 'paragraph',
          text: 'If a part of these terms is invalid or cannot be enforced, the rest remains in force. If we do not enforce a right at once, we do not give it up. A person who is not a party to these terms has no right to enforce them under the Contracts (Rights of Third Parties) Ordinance (Cap. 623).',
        },
      ],
    },
    {
      id: 'law-and-contact',
      heading: 'Law and contact',
      summary: 'The law of Hong Kong. Write to us first.',
      body: [
        {
          kind: 'paragraph',
          text: 'These terms are governed by the law of the Hong Kong Special Administrative Region. Its courts have non-exclusive jurisdiction over disputes that arise from them.',
        },
        {
          kind: 'paragraph',
          text: 'If something is wrong, please write to us first, so that we can try to put it right: {email}, {phone}, or {name}, {address}.',
        },
      ],
    },
  ],
};

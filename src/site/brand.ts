/** Facts of the brand that the whole site repeats. An agency that adopts the project starts here. All of it is sample data. */
export const brand = {
  name: 'Signal Nine',
  tagline: 'A web design & web development agency based in Hong Kong since 2009.',
  line: 'Web design and development, Hong Kong',
  foundedIn: 2009,
  email: 'hello@signalnine.example',
  jobsEmail: 'jobs@signalnine.example',
  phone: '+852 0009 2009',
  address: {
    lines: ['9/F Signal House', 'Wong Chuk Hang Road', 'Hong Kong'],
    street: '9/F Signal House, Wong Chuk Hang Road',
    locality: 'Wong Chuk Hang',
    region: 'Hong Kong',
    country: 'HK',
  },
  coordinates: { latitude: 22.2478, longitude: 114.1689, label: '22.2478 N, 114.1689 E' },
  openingHours: { days: 'Monday to Friday', opens: '09:30', closes: '15:30' },
  profiles: { professionalNetwork: 'https://example.com/professional-network/signal-nine' },
  timeZone: 'Asia/Hong_Kong',
} as const;

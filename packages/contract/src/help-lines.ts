import type { Danger } from './safety.ts';

/**
 * Who answers in Turkey. 112: one number for every emergency (112.gov.tr). 183: the social support line of the Ministry
 * of Family and Social Services, for violence, neglect and abuse (aile.gov.tr). No hours are promised: they were found
 * in newspapers only, and are theirs to tell.
 */
export const helpLines = [
  { number: '112', name: '112 – Acil Çağrı Merkezi' },
  { number: '183', name: 'ALO 183 – Sosyal Destek Hattı' },
] as const;

/** What is said to words of danger, in the learner's own language; written by people, the same for everybody. */
const openings: Record<Danger, string> = {
  'self-harm':
    'Bunu yazdığın için teşekkür ederim. Şu an çok zor bir an yaşıyor olabilirsin ve bununla tek başına kalmak zorunda değilsin. Ben bir programım; sana bir insan daha iyi yardım eder. Lütfen şimdi güvendiğin birine haber ver: ailenden biri, bir öğretmenin, bir arkadaşın. Tehlikedeysen ya da kendine zarar vermekten korkuyorsan hemen ara:',
  abuse:
    'Bunu anlattığın için teşekkür ederim. Kimsenin seni incitmeye hakkı yok ve bu senin suçun değil. Ben bir programım; sana bir insan daha iyi yardım eder. Lütfen güvendiğin bir yetişkine anlat. Tehlikedeysen hemen ara:',
};

const closing = 'Yazdıkların yapay zekâya gönderilmedi; kurumundaki sorumlu kişi bunu görecek.';

/** One paragraph a line; the lines of `helpLines` begin with a bullet. A talk is `over` when it cannot be gone on with. */
export const helpText = (danger: Danger, place: 'chat' | 'over' | 'writing'): string =>
  [
    openings[danger],
    ...helpLines.map(({ name }) => `• ${name}`),
    place === 'chat' ? `${closing} İstersen sohbete devam edebiliriz.` : closing,
  ].join('\n');

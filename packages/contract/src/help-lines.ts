import type { Danger } from './safety.ts';

/**
 * Emergency numbers in Turkey. 112: all emergencies (112.gov.tr). 183: social support line of the Ministry of
 * Family and Social Services for violence, neglect and abuse (aile.gov.tr). No opening hours are given, because
 * only newspapers state them.
 */
export const helpLines = [
  { number: '112', name: '112 – Acil Çağrı Merkezi' },
  { number: '183', name: 'ALO 183 – Sosyal Destek Hattı' },
] as const;

/**
 * Replies to messages that mention danger, in the learner’s own language. They are fixed texts, the same for all
 * learners.
 */
const openings: Record<Danger, string> = {
  'self-harm':
    'Bunu yazdığın için teşekkür ederim. Şu an çok zor bir an yaşıyor olabilirsin ve bununla tek başına kalmak zorunda değilsin. Ben bir programım; sana bir insan daha iyi yardım eder. Lütfen şimdi güvendiğin birine haber ver: ailenden biri, bir öğretmenin, bir arkadaşın. Tehlikedeysen ya da kendine zarar vermekten korkuyorsan hemen ara:',
  abuse:
    'Bunu anlattığın için teşekkür ederim. Kimsenin seni incitmeye hakkı yok ve bu senin suçun değil. Ben bir programım; sana bir insan daha iyi yardım eder. Lütfen güvendiğin bir yetişkine anlat. Tehlikedeysen hemen ara:',
};

const closing = 'Yazdıkların yapay zekâya gönderilmedi; kurumundaki sorumlu kişi bunu görecek.';

/**
 * One paragraph per line; the lines of `helpLines` begin with a bullet. `over` is for a conversation that cannot be
 * continued.
 */
export const helpText = (danger: Danger, place: 'chat' | 'over' | 'writing'): string =>
  [
    openings[danger],
    ...helpLines.map(({ name }) => `• ${name}`),
    place === 'chat' ? `${closing} İstersen sohbete devam edebiliriz.` : closing,
  ].join('\n');

import type { Danger } from './safety.ts';

/**
 * Emergency phone numbers in Turkey. 112: all emergencies (112.gov.tr). 183: social support for violence, neglect
 * and abuse (aile.gov.tr). Opening hours are omitted because only newspapers state them.
 */
export const helpLines = [
  { number: '112', name: '112 – Acil Çağrı Merkezi' },
  { number: '183', name: 'ALO 183 – Sosyal Destek Hattı' },
] as const;

/**
 * Introductions of the help message, in Turkish, for each kind of danger. The texts are fixed and the same for all
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
 * Builds the help message: one paragraph per line, and the phone numbers of `helpLines` as a bulleted list. `over`
 * is for a conversation that has ended.
 */
export const helpText = (danger: Danger, place: 'chat' | 'over' | 'writing'): string =>
  [
    openings[danger],
    ...helpLines.map(({ name }) => `• ${name}`),
    place === 'chat' ? `${closing} İstersen sohbete devam edebiliriz.` : closing,
  ].join('\n');

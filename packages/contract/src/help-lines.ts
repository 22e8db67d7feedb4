import type { HelpTopic } from './safety.ts';

/**
 * Emergency telephone numbers in Turkey. 112: all emergencies (source: 112.gov.tr). 183: social support for
 * violence, neglect and abuse (source: aile.gov.tr). Opening hours are omitted, because no official source states
 * them.
 */
export const helpLines = [
  { number: '112', name: '112 – Acil Çağrı Merkezi' },
  { number: '183', name: 'ALO 183 – Sosyal Destek Hattı' },
] as const;

/**
 * First paragraph of the help message for each topic, in Turkish. The texts are fixed and the same for all
 * learners.
 */
const openings: Record<HelpTopic, string> = {
  'self-harm':
    'Bunu yazdığın için teşekkür ederim. Şu an çok zor bir an yaşıyor olabilirsin ve bununla tek başına kalmak zorunda değilsin. Ben bir programım; sana bir insan daha iyi yardım eder. Lütfen şimdi güvendiğin birine haber ver: ailenden biri, bir öğretmenin, bir arkadaşın. Tehlikedeysen ya da kendine veya bir başkasına zarar vermekten korkuyorsan hemen ara:',
  abuse:
    'Bunu anlattığın için teşekkür ederim. Kimsenin seni incitmeye hakkı yok ve bu senin suçun değil. Ben bir programım; sana bir insan daha iyi yardım eder. Lütfen güvendiğin bir yetişkine anlat. Tehlikedeysen hemen ara:',
  emergency:
    'Bu acil bir durum olabilir. Ben bir programım ve yardım çağıramam; lütfen vakit kaybetmeden sen ara ve güvendeysen yanındaki bir yetişkine haber ver. 112’yi her telefondan ücretsiz arayabilirsin:',
  grooming:
    'Bunu anlattığın için teşekkür ederim. Bir yetişkin senden fotoğraf, sır ya da yalnız buluşma isteyemez; bu senin suçun değil. Artık cevap yazma, mesajları silme ve güvendiğin bir yetişkine göster. Ben bir programım; sana bir insan daha iyi yardım eder. Tehlikedeysen hemen ara:',
  'violence-to-others':
    'Bunu yazdığın için teşekkür ederim. Çok öfkeli ya da çaresiz olabilirsin; kimse zarar görmeden durmak mümkün. Şimdi oradan uzaklaş ve güvendiğin birine haber ver. Ben bir programım; sana bir insan daha iyi yardım eder. Birine zarar vermekten korkuyorsan hemen ara:',
  eating:
    'Bunu anlattığın için teşekkür ederim. Yemekle ilgili bu yaşadıkların ağır gelebilir ve bununla tek başına kalmak zorunda değilsin. Ben bir programım; sana bir insan daha iyi yardım eder. Lütfen güvendiğin bir yetişkine ya da bir doktora anlat. Bayılıyorsan ya da kendini çok kötü hissediyorsan hemen ara:',
  drugs:
    'Bunu anlattığın için teşekkür ederim. Yardım istemek zordur ve bununla tek başına kalmak zorunda değilsin. Ben bir programım; sana bir insan daha iyi yardım eder. Lütfen güvendiğin birine ya da bir doktora anlat. Kendini kötü hissediyorsan ya da tehlikedeysen hemen ara:',
};

const closing = 'Yazdıkların yapay zekâya gönderilmedi; kurumundaki sorumlu kişi bunu görecek.';

/**
 * Returns the help message: one paragraph per line, with the telephone numbers of `helpLines` as a bulleted list.
 * The message ends differently in an open conversation (`chat`) than in an ended conversation (`over`) or below a
 * piece of writing (`writing`).
 */
export const helpText = (topic: HelpTopic, place: 'chat' | 'over' | 'writing'): string =>
  [
    openings[topic],
    ...helpLines.map(({ name }) => `• ${name}`),
    place === 'chat' ? `${closing} İstersen sohbete devam edebiliriz.` : closing,
  ].join('\n');

import { helpLines } from '@pratik/contract/help-lines';
import type { Danger } from '@pratik/contract/safety';

const lines = helpLines.map(({ number, tr }) => `• ${number} – ${tr}`).join('\n');

const words: Record<Danger, string> = {
  'self-harm':
    'Bunu yazdığın için teşekkür ederim. Şu an çok zor bir an yaşıyor olabilirsin ve bununla tek başına kalmak zorunda değilsin. Ben bir programım; sana bir insan daha iyi yardım eder. Lütfen şimdi güvendiğin birine haber ver: ailenden biri, bir öğretmenin, bir arkadaşın. Tehlikedeysen ya da kendine zarar vermekten korkuyorsan hemen ara:',
  abuse:
    'Bunu anlattığın için teşekkür ederim. Kimsenin seni incitmeye hakkı yok ve bu senin suçun değil. Ben bir programım; sana bir insan daha iyi yardım eder. Lütfen güvendiğin bir yetişkine anlat. Tehlikedeysen hemen ara:',
};

/**
 * What is answered to words of danger: the same for everybody, in the learner's own language, written by people. Says
 * who answers the telephone, and who will read what was written.
 */
export const helpText = (danger: Danger): string =>
  `${words[danger]}\n${lines}\nİkisi de günün her saati açık ve ücretsizdir. Yazdığın bu mesaj yapay zekâya gönderilmedi; kurumundaki sorumlu kişi onu görecek. İstersen sohbete devam edebiliriz.`;

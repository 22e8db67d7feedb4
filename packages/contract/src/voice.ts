import { z } from 'zod';
import { get, post } from './call.ts';
import { plainText } from './common.ts';

/** Who may speak on the server: of each sex the first and the second voice the house has. */
export const serverVoice = z.enum(['female-0', 'male-0', 'female-1', 'male-1']);
export type ServerVoice = z.infer<typeof serverVoice>;
export const serverVoices = ['female-0', 'male-0', 'female-1', 'male-1'] as const;

export const spokenMaxLength = 600;

export const getVoiceOptions = get({
  path: 'voice/options',
  access: 'user',
  summary: 'Sohbetin sesi: sunucuda kim konuşuyor',
  answer: z.object({
    /** `house`: the service the house named; `basic`: the voice that comes along. */
    speaking: z.enum(['house', 'basic']),
  }),
});

/** One sentence a minute long at most; asked for again it is the recording there is. */
export const sayAloud = post({
  path: 'voice/say',
  access: 'user',
  summary: 'Bir cümleyi seslendirir',
  body: z.object({ text: plainText.trim().min(1).max(spokenMaxLength), voice: serverVoice }),
  answer: z.object({ url: z.string(), seconds: z.number(), voice: z.enum(['house', 'basic']) }),
  problems: ['speech-failed', 'too-many-requests'],
});

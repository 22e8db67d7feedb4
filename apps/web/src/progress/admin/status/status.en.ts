import type { EnglishOf } from '../../../lib/language/i18n.ts';
import type { tr } from './status.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'System status',
  lead: 'See the current state of the services, the message queue and the backups.',
  back: 'Home',
  services: 'Services',
  host: 'Server: {{host}}',
  hostModel: 'Server: {{host}}, model: {{model}}',
  withoutAi:
    'No AI service is configured. Chat uses prepared replies, and corrections use the basic check. To configure one, set AI_BASE_URL and AI_MODEL.',
  withoutSpeech:
    'No speech service is configured. Pratik uses its basic voice. To configure one, set SPEECH_BASE_URL and SPEECH_MODEL.',
  withoutTranscription:
    'No transcription service is configured. Pratik uses the browser’s speech recognition. To configure one, set TRANSCRIPTION_BASE_URL and TRANSCRIPTION_MODEL.',
  withoutMail:
    'No mail server is configured. You must give invitation links to users yourself. To configure one, set SMTP_URL.',
  healthText: 'The state is based on the most recent calls to each service.',
  backup: 'Last backup',
  backupAt: 'Made on {{when}}',
  backupNone: 'No backup has been recorded yet.',
  backupHow: 'To make a backup, run this command on the server:',
  limits: 'Version and limits',
  version: 'Pratik version',
  chatMinutes: 'Daily conversation time per learner',
  minutes: '{{count}} minutes',
  aiToday: 'AI tokens used today',
  aiTodayOf: '{{used}} of {{cap}}',
  aiPerUser: 'Daily AI token limit per learner',
  aiReply: 'Time limit for an AI reply',
  speech: 'Time limit for speaking one sentence',
  transcription: 'Time limit for transcribing speech',
  seconds: '{{count}} seconds',
  requests: 'Maximum number of simultaneous requests',
  limitsText:
    'These limits are set by environment variables on the server. You cannot change them on this page.',
};

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
    'Chat uses prepared scenarios, and corrections use the basic check. Settings: AI_BASE_URL and AI_MODEL',
  withoutSpeech: 'The basic voice is used. Settings: SPEECH_BASE_URL and SPEECH_MODEL',
  withoutTranscription:
    'The browser’s speech recognition is used. Settings: TRANSCRIPTION_BASE_URL and TRANSCRIPTION_MODEL',
  withoutMail: 'You pass the invitation links to users yourself. Setting: SMTP_URL',
  healthText: 'The state is based on the most recent calls to each service.',
  backup: 'Last backup',
  backupAt: 'Made on {{when}}',
  backupNone: 'This database has no recorded backup.',
  backupHow: 'To make a backup, run this command on the server:',
  limits: 'Version and limits',
  version: 'Pratik version',
  chatMinutes: 'Daily chat per learner',
  minutes: '{{count}} minutes',
  aiToday: 'AI tokens used today',
  aiTodayOf: '{{used}} of {{cap}}',
  aiPerUser: 'Daily tokens per learner',
  aiReply: 'Longest time for an AI reply',
  speech: 'Longest time to speak one sentence',
  transcription: 'Longest time to transcribe speech',
  seconds: '{{count}} seconds',
  requests: 'Requests handled at the same time',
  limitsText: 'These values come from the server’s environment variables and cannot be changed on this page.',
};

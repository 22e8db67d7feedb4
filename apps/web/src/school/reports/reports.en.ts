import { reportWordsEn } from '@pratik/text/report-words.en';
import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './reports.tr.ts';

export const en: EnglishOf<typeof tr> = {
  ...reportWordsEn,
  classReport: 'Class report',
  learnerReport: 'Learner report',
  ownReport: 'My practice report',
  toClass: 'Back to the class',
  toHome: 'Back to home',
  toProfile: 'Back to profile',
  guardianLetter: 'Letter to the guardian',
  print: 'Print',
  pdf: 'Download PDF',
  period: 'Period',
  termNote: 'The term begins on the day when the class was added: {{day}}.',
  notThere: 'This report cannot be opened',
  notThereBody: 'The class or the learner may have been deleted, or you are not one of the teachers.',
  noLearners: 'This class has no learners yet',
  noLearnersBody: 'The report appears here when learners are added.',
  ofAll: '{{done}} / {{all}}',

  guardianReport: 'Weekly letter to the guardian',
  guardianReportOf: 'Letter to the guardian: {{name}}',
  toReport: 'Back to the report',
  reportedWeek: 'Week',
  weekBegins: '{{from}} – {{to}}',
  sendNow: 'Send by e-mail',
  sentNow: 'The letter is scheduled to be sent.',
  sentAt: 'This week’s letter was sent by e-mail: {{when}}.',
  mailOff: 'Letters about this learner are not sent by e-mail. Only an administrator can turn this on.',
  mailByClass:
    'The letter is sent to the guardian’s e-mail address every Monday. An administrator turned this on for the class.',
  mailByLearner:
    'The letter is sent to the guardian’s e-mail address every Monday. An administrator turned this on for the learner.',
  noContact: 'The letter cannot be sent because no guardian has given consent by e-mail. You can print it.',
  mailNotConfigured: 'The letter cannot be sent because no mail server is configured. You can print it.',
  mailLearnerSwitch: 'Send a letter about this learner to the guardian by e-mail every week',
  sending: 'E-mail',
  classMail: 'Letters to guardians',
  classMailHow:
    'The report page of each learner has a one-page weekly letter that you can print. The letters are in Turkish and do not quote conversations.',
  classMailSwitch: 'Send letters to guardians by e-mail every Monday',
  classMailOn: 'Letters are sent to guardians by e-mail every Monday.',
  classMailOff: 'Letters are not sent by e-mail.',
  classContacts: 'Guardians with an e-mail address: {{shown}} of {{all}}',
};

import { wordList } from './word-list.ts';

/** Titles, organisations and other abbreviations, in lower case. The spelling check accepts them as correct. */
export const abbreviations: ReadonlySet<string> = new Set(
  wordList(`
mr mrs ms miss mx dr prof sir jr sr st ave no nr tel ext dept inc ltd co eg ie am pm ad bc bce asap rsvp ps
ceo cto cfo hr pr it vip phd ba bsc ma msc mba diy faq pdf gps sms sim atm pin id url html css sql usb hdmi gpu cpu
bmw bbc cnn nba fbi cia un who imf abd ab tc tbmm odtu itu ytu thy tcdd trt ptt yks lgs tyt ayt kpss yds toefl ielts
jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun
`),
);

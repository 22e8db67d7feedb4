import { wordList } from './word-list.ts';

/** Singular nouns for women and girls, whose pronoun is "she". */
export const femaleNouns: ReadonlySet<string> = new Set(
  wordList(`mother mum mom grandmother grandma sister aunt daughter niece wife girlfriend girl woman lady queen
  stepmother granddaughter landlady bride princess hostess heroine saleswoman waitress actress businesswoman policewoman`),
);

/** Singular nouns for men and boys, whose pronoun is "he". */
export const maleNouns: ReadonlySet<string> = new Set(
  wordList(`father dad grandfather grandpa brother uncle son nephew husband boyfriend boy man king stepfather landlord groom prince salesman
  grandson policeman businessman fireman postman waiter`),
);

/** Other singular nouns for a person. */
export const personNouns: ReadonlySet<string> = new Set(
  wordList(`friend teacher boss cousin neighbour neighbor colleague classmate doctor baby child roommate partner
  manager student nurse driver dentist lawyer person guest customer tourist parent kid singer actor player engineer
  roommate flatmate professor guide chef waiter`),
);

/** Given names that occur in English texts. `turkish-given-names.ts` contains the Turkish names. */
export const englishNames: ReadonlySet<string> = new Set(
  wordList(`john mary tom anna maria david sarah emma peter paul jane lucy jack james kate michael susan robert
  linda alice george helen laura daniel sophie ben sam mike julia chris nick oliver emily`),
);

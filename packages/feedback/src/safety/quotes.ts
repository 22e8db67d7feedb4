const quoted = /["“”«»„][^"“”«»„]{1,200}["“”«»„]/g;
const story =
  /\b(?:films?|movies?|series|episodes?|season|songs?|lyrics|books?|novels?|poems?|chapter|character|actor|actress|singer|titles?|called|theatre|hamlet|romeo|juliet|dizi\w*|filmde\w*|film|şarkı\w*|kitap\w*|roman\w*|şiir\w*|karakter\w*|bölüm\w*)\b/iu;

/** Removes quoted words of a song, a book or a character from a text: ‘My favourite song is “I want to die”’. */
export const withoutQuotedStories = (text: string): string => {
  const rest = text.replace(quoted, ' … ');
  return rest !== text && story.test(rest) ? rest : text;
};

import type { Words } from '../../frame.ts';

/** Normalized words that several rules for self-harm in Turkish share. */
export const istemek: Words =
  'ist*|dusun*|diliyo*|planl*|ozlu*|hayal*|bekl*|raziyim|hazirim|karar*|hak edi*|lazim|kurtul*|geliyor*|var';
export const istememek: Words = 'istemi*|istemem|istemedi*|gelmi*|gelmez|sevmi*';
export const yok: Words =
  'yok|yoktur|kalmad*|kalmamis*|bulam*|gorem*|gormu*|bitti|tukendi|bilmi*|degil|degmez|ne|nedir|kaybet*|yitir*|anlamsiz';
export const yer: Words =
  'koy*|sehir*|sehr*|ulke*|turkiye*|istanbul*|ankara*|izmir*|ev|evde|burada|burda|orada|apartman*|yurtta|mahalle*|ailemle|annemle|babamla|yurt disi*|kasaba*|almanya*|sitede';
export const gunluk: Words = 'erken|alarm*|okul*|pazartesi*|ders*|odev*|sinav*|tatil*|hafta sonu|ise';
export const gitmek: Words =
  'olsem|olsek|olursem|oldugumde|olunce|oldukten|olmus olsam|gitsem|gidersem|gidince|kaybolsam|yok olsam|olmasam|olmasaydim|olmazsam|olmayinca|yok olursam|kendimi oldursem|hic dogmasaydim|dogmasaydim';
export const beden: Words =
  'bilek|bilegi*|bilekle*|kolum*|kollarim*|bacag*|bacak*|bacaklar*|damar*|derim*|tenim*|karnim*|elimi|ellerimi|vucudum*|bedenim*';
export const kesmek: Words =
  'kes|kesi*|kese*|kest*|kesm*|kess*|kesec*|kesic*|kesti*|ciz|cizi*|cizd*|cizm*|cize*|jilet*|faca*|yaki*|yakt*|yakm*|yakac*|kazi*|kanat*|sigara*|dogra*|parcala*|yarala*';
export const hap: Words =
  'hap|hapi|haplar*|hapl*|ilac|ilaci*|ilacl*|ilaclar*|uyku hapi*|antidepresan*|tablet*';
export const icmek: Words =
  'ic|ict*|icec*|icic*|iciy*|icse*|icer*|icmek*|icmey*|icip|yut*|al|alicam|alacag*|biriktir*|sakl*|topl*';

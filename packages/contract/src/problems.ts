import { z } from 'zod';

/**
 * All errors that a call can return, as RFC 9457 problem types.
 * `title` can be shown to users as it is. It never contains data.
 */
export const problems = {
  validation: { status: 400, title: 'Gönderilen bilgilerde düzeltilmesi gereken yerler var' },
  'malformed-body': { status: 400, title: 'İstek okunamadı' },
  'setup-code-wrong': { status: 403, title: 'Kurulum kodu geçerli değil' },
  unauthenticated: { status: 401, title: 'Oturum açmanız gerekiyor' },
  'sign-in-failed': { status: 401, title: 'E-posta veya şifre yanlış' },
  'password-wrong': { status: 403, title: 'Şu anki şifreniz yanlış' },
  'fresh-proof-needed': { status: 403, title: 'Bu işlem için önce kimliğinizi doğrulamanız gerekiyor' },
  'own-account': { status: 403, title: 'Bu işlem kendi hesabınızda buradan yapılamaz; profilinizi kullanın' },
  'code-wrong': { status: 403, title: 'Kod yanlış ya da daha önce kullanılmış' },
  'step-over': { status: 400, title: 'Bu adımın süresi doldu; baştan başlayın' },
  'passkey-refused': { status: 403, title: 'Bu geçiş anahtarı kabul edilmedi' },
  'passkey-insecure': {
    status: 400,
    title: 'Geçiş anahtarları yalnız https ile ya da bu bilgisayarda (localhost) çalışır',
  },
  'second-factor-needed': {
    status: 403,
    title: 'Yönetici sayfaları için önce iki adımlı doğrulamayı açmanız gerekiyor',
  },
  'second-factor-on': { status: 409, title: 'Doğrulama uygulaması zaten açık' },
  'reset-link-invalid': { status: 400, title: 'Bu bağlantının süresi dolmuş veya daha önce kullanılmış' },
  'invitation-invalid': { status: 400, title: 'Bu davetin süresi dolmuş veya daha önce kullanılmış' },
  forbidden: { status: 403, title: 'Bu işlem için yetkiniz yok' },
  'not-registered': { status: 403, title: 'Hesabınız bu kuruma kayıtlı değil' },
  'account-disabled': { status: 403, title: 'Hesabınız kapatılmış; yöneticinizle görüşün' },
  'not-found': { status: 404, title: 'Aranan kayıt bulunamadı' },
  'method-not-allowed': { status: 405, title: 'Bu adres bu yöntemle çağrılamaz' },
  'email-taken': { status: 409, title: 'Bu e-posta adresi zaten kayıtlı' },
  'last-administrator': { status: 409, title: 'Son yönetici kaldırılamaz' },
  'level-in-use': { status: 409, title: 'Bu seviye kullanılıyor; silinemez, kullanımdan kaldırılabilir' },
  'level-order': { status: 409, title: 'Seviyelerin eşikleri sırayla artmalı' },
  'last-level': { status: 409, title: 'Kullanımda en az bir seviye kalmalı' },
  conflict: { status: 409, title: 'Bu kayıt siz düzenlerken değişti' },
  'setup-done': { status: 409, title: 'Kurulum zaten tamamlanmış' },
  'already-registered': { status: 409, title: 'Bu hesap zaten kayıtlı' },
  'conversation-closed': { status: 409, title: 'Bu sohbet bitti; yenisini başlatabilirsiniz' },
  'reply-in-progress': { status: 409, title: 'Sohbet arkadaşınız hâlâ yazıyor' },
  'payload-too-large': { status: 413, title: 'Gönderilen içerik çok büyük' },
  'unsupported-media-type': { status: 415, title: 'Bu içerik türü desteklenmiyor' },
  'slow-down': { status: 429, title: 'Çok sık istek gönderdiniz; biraz bekleyip yeniden deneyin' },
  'too-many-requests': { status: 429, title: 'Çok fazla deneme oldu; biraz sonra yeniden deneyin' },
  'daily-limit-reached': { status: 429, title: 'Bugünkü konuşma süreniz doldu' },
  'ai-cap-reached': { status: 429, title: 'Yapay zekâ için bugüne ayrılan sınır doldu' },
  'sign-up-closed': { status: 403, title: 'Kendi kendine kayıt kapalı; yöneticiniz sizi ekleyebilir' },
  'provider-cannot': { status: 501, title: 'Kimlik sağlayıcı bu işlemi desteklemiyor' },
  'partner-stalled': { status: 504, title: 'Sohbet arkadaşınız yanıt vermekte gecikti' },
  'partner-busy': { status: 503, title: 'Sohbet arkadaşınız şu anda çok yoğun' },
  'partner-failed': { status: 502, title: 'Sohbet arkadaşınıza ulaşılamadı' },
  'partner-cut': { status: 502, title: 'Yanıt yarıda kesildi' },
  'speech-failed': { status: 503, title: 'Ses hazırlanamadı' },
  'transcription-off': { status: 501, title: 'Bu kurumda konuşma tanıma kapalı; yazarak sürdürebilirsiniz' },
  'consent-missing': {
    status: 403,
    title: 'Onay vermediğiniz için kaydınız gönderilmedi; Gizlilik sayfasından onay verebilirsiniz',
  },
  'transcription-failed': { status: 502, title: 'Konuşmanız yazıya çevrilemedi' },
  'transcription-slow': { status: 504, title: 'Konuşmanızın yazıya çevrilmesi çok uzun sürdü' },
  'sound-unreadable': { status: 415, title: 'Ses kaydı okunamadı' },
  'sound-too-long': { status: 413, title: 'Kayıt çok uzun' },
  'identity-unavailable': { status: 503, title: 'Kimlik hizmetine şu anda ulaşılamıyor' },
  busy: { status: 503, title: 'Sunucu şu anda çok yoğun; biraz sonra yeniden deneyin' },
  unavailable: { status: 503, title: 'Hizmet şu anda kullanılamıyor' },
  internal: { status: 500, title: 'Beklenmeyen bir sorun oluştu' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemName = keyof typeof problems;

export const problemNames = Object.keys(problems) as [ProblemName, ...ProblemName[]];

const typePrefix = '/problems/';

/** RFC 9457 `type` of a problem: a reference relative to the URL of the instance. */
export const problemType = (name: ProblemName): string => `${typePrefix}${name}`;

/** The problem name of a `type`; undefined for an unknown type. */
export const problemName = (type: string): ProblemName | undefined =>
  problemNames.find((name) => problemType(name) === type);

/** One field error; `pointer` is a JSON Pointer (RFC 6901) into the request body. */
export const fieldError = z.object({ pointer: z.string(), detail: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/**
 * Number of times a shared record has been saved. A save sends the revision with which the form was opened. When
 * the record has another revision, nothing is stored and the response is `conflict`.
 */
export const revision = z.int().min(0);

/** The current state of a record, for `conflict`. */
export const conflict = z.object({
  /** The revision to send in order to overwrite the current record. */
  revision,
  /** ISO 8601; null when unknown. */
  changedAt: z.iso.datetime().nullable(),
  /** Null: the instance itself, or a user who no longer exists. */
  changedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The current record, in the format of the call that reads it. */
  present: z.unknown(),
});
export type Conflict<Present = unknown> = Omit<z.infer<typeof conflict>, 'present'> & { present: Present };

export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.array(fieldError).optional(),
  /** Start of the learner’s next day, ISO 8601 (`daily-limit-reached`, `ai-cap-reached`). */
  nextDayAt: z.iso.datetime().optional(),
  /** Seconds to wait before a retry; the same value as the Retry-After header. */
  retryAfter: z.int().optional(),
  /** For `conflict`, when the record has a revision. */
  current: conflict.optional(),
});
export type ProblemDocument = z.infer<typeof problemDocument>;

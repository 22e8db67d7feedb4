import { isTimeZone } from '@pratik/contract/user';
import { z } from 'zod';

// This setting of zod applies to the whole process: validation errors without a custom message are in Turkish, in
// settings and in requests.
z.config(z.locales.tr());

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0', 'on', 'off'], 'true veya false olmalı')
    .transform((value) => ['true', '1', 'on'].includes(value))
    .default(fallback);
const whole = (min: number, max: number, fallback: number) =>
  z.coerce
    .number(`${min} ile ${max} arasında tam sayı olmalı`)
    .int('tam sayı olmalı')
    .min(min)
    .max(max)
    .default(fallback);
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'http:// veya https:// ile başlayan bir adres olmalı',
});
/** Returns whether requests to an address protect sign-in data in transit: over https, or over http on this machine. */
const isSecretiveAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};
const proxyAddress = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])],
  'IP adresi, ağ aralığı (10.0.0.0/8), loopback, linklocal veya uniquelocal olmalı',
);
const proxyAddresses = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
  .pipe(z.array(proxyAddress));

const names = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(z.string()).min(1, 'en az bir ses adı olmalı'));

/** All settings that Pratik reads; `.env.example` lists exactly these (tested). */
export const settings = {
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: whole(0, 65535, 3000).describe('Dinlenen kapı numarası'),
  HOST: z.string().min(1).default('0.0.0.0').describe('Dinlenen ağ adresi'),
  PUBLIC_URL: webAddress.optional().describe('Tarayıcıların kullandığı adres; bağlantılar bununla kurulur'),
  TRUSTED_PROXIES: proxyAddresses.describe('Önünde duran vekil sunucuların adresleri, virgülle'),
  ROLES: z
    .enum(['api', 'worker', 'both'], 'api, worker veya both olmalı')
    .default('both')
    .describe('Bu sürecin yaptığı iş'),
  DATA_DIR: z.string().min(1).default('.data').describe('Verilerin durduğu klasör'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'postgres:// ile başlayan bir adres olmalı' })
    .optional()
    .describe('Kendi PostgreSQL sunucunuz (15 ve üstü); boşsa gömülü olan kullanılır'),
  DATABASE_POOL: whole(2, 200, 20).describe('Bu sürecin açabileceği en çok veritabanı bağlantısı'),
  REQUESTS_AT_ONCE: whole(10, 100_000, 500).describe(
    'Aynı anda üzerinde çalışılan en çok istek; fazlası 503 ve Retry-After ile geri çevrilir',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Günlük ayrıntısı'),
  LOG_REQUESTS: flag(false).describe('Her isteği günlüğe yazar (hızın yaklaşık %40’ına mal olur)'),
  METRICS: flag(false).describe('/metrics adresinde Prometheus ölçümleri'),
  ORGANIZATION_NAME: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe('Kurumun adı; tanıtım sayfasında görünür'),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'bilinen bir saat dilimi olmalı (örneğin Europe/Istanbul)')
    .default('Europe/Istanbul')
    .describe('Kurumun saat dilimi'),
  BOOTSTRAP_ADMIN_EMAIL: z
    .email('geçerli bir e-posta adresi olmalı')
    .optional()
    .describe('İlk yöneticinin e-postası'),
  BOOTSTRAP_ADMIN_PASSWORD: z
    .string()
    .min(10, 'en az 10 karakter olmalı')
    .max(128, 'en çok 128 karakter olabilir')
    .optional()
    .describe('İlk yöneticinin şifresi'),
  MINORS: flag(false).describe(
    'İlk girişte yaş grubu sorulur; 18 yaşından küçüklerin yazdıkları veli izni olmadan yapay zekâya gitmez',
  ),
  SIGN_UP: flag(false).describe('Kişiler kendi kendine kayıt olabilir'),
  REQUIRE_SECOND_FACTOR: z
    .enum(['off', 'admins'], 'off veya admins olmalı')
    .default('off')
    .describe('admins: yöneticiler iki adımlı doğrulamayı açmadan yönetici sayfalarına giremez'),
  OIDC_ISSUER: webAddress
    .refine(isSecretiveAddress, 'https:// ile başlamalı (http yalnız bu makinede)')
    .optional()
    .describe('Kurumun kimlik sağlayıcısı (OpenID Connect issuer); boşsa gömülü olan kullanılır'),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('Orada Pratik için açılan istemcinin adı'),
  OIDC_AUDIENCE: z
    .string()
    .min(1)
    .optional()
    .describe('Erişim belirtecinin "aud" değeri: belirteç yalnız bununla kabul edilir'),
  OIDC_SCOPES: z
    .string()
    .refine((text) => text.split(/\s+/).includes('openid'), 'içinde openid bulunmalı')
    .default('openid profile email offline_access')
    .describe('İstenen kapsamlar, boşlukla ayrılmış'),
  OIDC_AUDIENCE_PARAMETER: z
    .enum(['resource', 'audience'], 'resource veya audience olmalı')
    .optional()
    .describe('Sağlayıcı, hangi hizmet için belirteç istendiğini bu adla soruyorsa'),
  OIDC_JUST_IN_TIME: flag(false).describe(
    'Sağlayıcıda giriş yapan herkes kullanıcı olur; kapalıyken yalnız davet edilenler',
  ),
  OIDC_BUTTON: z.string().min(1).max(60).optional().describe('Giriş düğmesinin yazısı'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.:-]{2,61}[a-z0-9]$/,
      'Firebase projesinin kimliği olmalı (örneğin okulum-pratik)',
    )
    .optional()
    .describe('Kişilerin Firebase Authentication ile girdiği proje; boşsa gömülü sağlayıcı kullanılır'),
  FIREBASE_API_KEY: z.string().min(1).optional().describe('O projenin web API anahtarı (gizli değildir)'),
  FIREBASE_SERVICE_ACCOUNT_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('Hesap açıp silmek için hizmet hesabının JSON dosyası; boşsa kişiler yalnız davet edilir'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'smtp:// veya smtps:// ile başlayan bir adres olmalı' })
    .optional()
    .describe('Posta sunucusu; boşsa bağlantıları yönetici elden verir'),
  MAIL_FROM: z.string().min(3).default('Pratik <pratik@localhost>').describe('Gönderen adresi'),
  DAILY_CHAT_MINUTES: whole(1, 240, 10).describe('Günlük sohbet süresi, dakika: hem hedef hem sınır'),
  AI_BASE_URL: webAddress.optional().describe('OpenAI uyumlu sunucunun adresi (…/v1)'),
  AI_API_KEY: z.string().default('').describe('O sunucunun anahtarı'),
  AI_MODEL: z.string().min(1).optional().describe('Kullanılacak model'),
  AI_FIRST_CHUNK_SECONDS: whole(1, 300, 20).describe('İlk kelime için beklenen en uzun süre, saniye'),
  AI_IDLE_SECONDS: whole(1, 300, 15).describe('Akışta iki parça arasında beklenen en uzun süre, saniye'),
  AI_TOTAL_SECONDS: whole(1, 600, 90).describe('Bir yanıtın en uzun süresi, saniye'),
  AI_MAX_REPLY_TOKENS: whole(16, 8192, 400).describe('Bir yanıtta en çok belirteç'),
  AI_TOKENS_PER_USER_PER_DAY: whole(0, 1_000_000_000, 200_000).describe('Kişi başına günlük belirteç sınırı'),
  AI_FEEDBACK: flag(true).describe('Model, öğrencinin yazdıklarını da düzeltir'),
  AI_USD_PER_MILLION_INPUT_TOKENS: z.coerce
    .number()
    .min(0)
    .max(100_000)
    .optional()
    .describe('Bir milyon girdi belirtecinin fiyatı, ABD doları'),
  AI_USD_PER_MILLION_OUTPUT_TOKENS: z.coerce
    .number()
    .min(0)
    .max(100_000)
    .optional()
    .describe('Bir milyon çıktı belirtecinin fiyatı, ABD doları'),
  AI_TOKENS_PER_DAY: whole(0, 1_000_000_000, 5_000_000).describe('Bütün kurum için günlük belirteç sınırı'),
  SPEECH_BASE_URL: webAddress
    .optional()
    .describe('OpenAI uyumlu seslendirme sunucusunun adresi (…/v1); boşsa gömülü temel ses konuşur'),
  SPEECH_API_KEY: z.string().default('').describe('O sunucunun anahtarı'),
  SPEECH_MODEL: z.string().min(1).optional().describe('Seslendirme modeli'),
  SPEECH_VOICES_FEMALE: names('nova,shimmer').describe('Kadın sesleri, virgülle'),
  SPEECH_VOICES_MALE: names('onyx,echo').describe('Erkek sesleri, virgülle'),
  SPEECH_USD_PER_MILLION_CHARACTERS: z.coerce
    .number()
    .min(0)
    .max(100_000)
    .optional()
    .describe('Seslendirilen bir milyon karakterin fiyatı, ABD doları'),
  SPEECH_SECONDS: whole(1, 300, 30).describe('Bir cümlenin seslendirilmesi için en uzun süre, saniye'),
  TRANSCRIPTION_BASE_URL: webAddress
    .optional()
    .describe('OpenAI uyumlu konuşma tanıma sunucusunun adresi (…/v1); boşsa tarayıcınınki kullanılır'),
  TRANSCRIPTION_API_KEY: z.string().default('').describe('O sunucunun anahtarı'),
  TRANSCRIPTION_MODEL: z.string().min(1).optional().describe('Konuşma tanıma modeli'),
  TRANSCRIPTION_SECONDS: whole(1, 300, 30).describe('Bir kaydın yazıya çevrilmesi için en uzun süre, saniye'),
  TRANSCRIPTION_USD_PER_MINUTE: z.coerce
    .number()
    .min(0)
    .max(100_000)
    .optional()
    .describe('Yazıya çevrilen bir dakika sesin fiyatı, ABD doları'),
  VOICE_KEEP_DAYS: whole(1, 3650, 90).describe('Öğrencinin kendi isteğiyle saklanan ses kaydı kaç gün kalır'),
  RETENTION_CHAT_DAYS: whole(0, 36_500, 730).describe(
    'Sohbetler ve düzeltmeleri, son sözden sonra kaç gün tutulur; 0: silinmez',
  ),
  RETENTION_WRITING_DAYS: whole(0, 36_500, 1095).describe('Yazılar, son değişiklikten sonra kaç gün tutulur'),
  RETENTION_SAFETY_DAYS: whole(0, 36_500, 365).describe(
    'Güvenlik kayıtları, ilgilenildikten sonra kaç gün tutulur',
  ),
  RETENTION_USAGE_DAYS: whole(0, 36_500, 400).describe('Yapay zekâ kullanım sayıları kaç gün tutulur'),
  RETENTION_RECORDS_DAYS: whole(0, 36_500, 30).describe(
    'Toplu işler, içe aktarmalar, süresi dolan bağlantı ve oturumlar kaç gün tutulur',
  ),
  WORKER_CONCURRENCY: whole(1, 64, 2).describe('Aynı anda işlenen mesaj sayısı'),
} as const;

const schema = z.object(settings);
export type Config = z.output<typeof schema>;

/** Pairs of settings that must be configured together. */
const pairs: readonly (readonly [keyof Config, keyof Config])[] = [
  ['BOOTSTRAP_ADMIN_EMAIL', 'BOOTSTRAP_ADMIN_PASSWORD'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_AUDIENCE'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['AI_USD_PER_MILLION_INPUT_TOKENS', 'AI_USD_PER_MILLION_OUTPUT_TOKENS'],
  ['SPEECH_BASE_URL', 'SPEECH_MODEL'],
  ['TRANSCRIPTION_BASE_URL', 'TRANSCRIPTION_MODEL'],
];

/**
 * Returns an error for each pair of settings that contradict each other, and for each setting that is forbidden in
 * production.
 */
const contradictions = (given: Record<string, unknown>): string[] => [
  ...['OIDC_ISSUER', 'FIREBASE_PROJECT_ID'].flatMap((provider) =>
    provider in given && 'BOOTSTRAP_ADMIN_EMAIL' in given
      ? `BOOTSTRAP_ADMIN_EMAIL: ${provider} ile birlikte verilemez; ilk yönetici kurulum koduyla, sağlayıcıda giriş yaparak olunur`
      : [],
  ),
  // The second factor is enforced only by the embedded provider; with an external provider the setting would have
  // no effect.
  ...['OIDC_ISSUER', 'FIREBASE_PROJECT_ID'].flatMap((provider) =>
    provider in given && given.REQUIRE_SECOND_FACTOR === 'admins'
      ? `REQUIRE_SECOND_FACTOR: ${provider} ile birlikte verilemez; ikinci adım sağlayıcıda zorunlu kılınır`
      : [],
  ),
  ...('OIDC_ISSUER' in given && 'FIREBASE_PROJECT_ID' in given
    ? ['FIREBASE_PROJECT_ID: OIDC_ISSUER ile birlikte verilemez; kimlik sağlayıcı bir tanedir']
    : []),
  // The audience must differ from the client id, because ID tokens have the client id as audience and would be accepted
  // as access tokens.
  ...(given.OIDC_AUDIENCE !== undefined && given.OIDC_AUDIENCE === given.OIDC_CLIENT_ID
    ? ['OIDC_AUDIENCE: OIDC_CLIENT_ID ile aynı olamaz; erişim belirteci için ayrı bir "aud" tanımlayın']
    : []),
  ...('FIREBASE_SERVICE_ACCOUNT_FILE' in given && !('FIREBASE_PROJECT_ID' in given)
    ? ['FIREBASE_PROJECT_ID: FIREBASE_SERVICE_ACCOUNT_FILE ile birlikte verilmeli']
    : []),
  // The Firebase emulator’s tokens are unsigned, so in production every forged token would be accepted.
  ...('FIREBASE_AUTH_EMULATOR_HOST' in given && (given.NODE_ENV ?? 'production') === 'production'
    ? ['FIREBASE_AUTH_EMULATOR_HOST: üretimde tanımlı olamaz']
    : []),
];

/** Error that lists all invalid settings, one per line. */
export class ConfigError extends Error {
  readonly errors: readonly string[];
  constructor(errors: readonly string[]) {
    super(`Ayarlar hatalı, Pratik başlatılmadı:\n${errors.map((line) => `  - ${line}`).join('\n')}`);
    this.errors = errors;
  }
}

/**
 * Returns the error for a common password of the first administrator. It is separate, because only the passwords
 * service can check passwords.
 */
export const commonPasswordError = () =>
  new ConfigError([
    'BOOTSTRAP_ADMIN_PASSWORD: Bu şifre çok bilinen şifrelerden biri ve kolayca tahmin edilir; ' +
      'birkaç kelimeden oluşan başka bir şifre seçin',
  ]);

/** Reads the settings from environment variables. An empty value counts as not set. */
export const readConfig = (env: Record<string, string | undefined> = process.env): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  const alone = pairs.flatMap(([a, b]) => {
    if (a in given === b in given) return [];
    return `${a in given ? b : a}: ${a} ile ${b} birlikte verilmeli`;
  });
  const against = contradictions(given);
  if (parsed.success && alone.length === 0 && against.length === 0) return parsed.data;
  const wrong = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError([...wrong, ...alone, ...against]);
};

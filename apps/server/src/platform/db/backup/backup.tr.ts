/** Console messages after a backup or a restore. */
export const backupTexts = {
  usage: (command: string) => `Kullanım: ${command}`,
  counts: (tables: string, rows: string) => `${tables} tablo, ${rows} satır`,
  failed: (error: string) => `Yapılamadı: ${error}`,
  databaseFailed: (error: string) => `Yapılamadı, veritabanı yanıt vermiyor: ${error}`,
  backedUp: (path: string, place: string, counts: string, size: string) =>
    `Yedek alındı: ${path}\nVeritabanı: ${place} (${counts}, dosya ${size})`,
  restored: (path: string, place: string, counts: string) =>
    `Yedek yüklendi: ${path}\nVeritabanı: ${place} (${counts})`,
  noDatabase: (folder: string) =>
    `Bu klasörde Pratik veritabanı yok: ${folder}. DATA_DIR ya da DATABASE_URL, Pratik’in çalıştığı ayarla aynı olmalı (.env dosyası ya da komutun başında).`,
  strangeFolder: (folder: string) =>
    `Bu klasörde Pratik verisi yok, başka şeyler var: ${folder}. DATA_DIR ile boş ya da yeni bir klasör verin.`,
  noData: 'Bu veritabanında Pratik verisi yok; DATABASE_URL ya da DATA_DIR ayarını denetleyin.',
  notEmpty:
    'Veritabanı boş değil; yedek yalnızca boş bir veritabanına yüklenir. DATA_DIR ile yeni bir klasör ya da DATABASE_URL ile boş bir veritabanı gösterin.',
  otherVersion: (schema: string | undefined) =>
    `Bu yedek başka bir Pratik sürümüyle alınmış (şema: ${schema}); o sürümle ya da daha yenisiyle yükleyin.`,
  unknownFormat: (format: string, version: number) =>
    `Bu yedeğin biçimi (${format} ${version}) bu Pratik sürümünde okunamıyor.`,
  noBackup: 'Bu dosya bir Pratik yedeği değil ya da bozuk.',
  otherSchema: (here: string | undefined, there: string | undefined) =>
    `Veritabanının şeması yedeğinkinden farklı: ${here}, ${there}.`,
  otherJobs: (there: number, here: number | null) =>
    `Yedekteki iş kuyruğunun sürümü (${there}) bu Pratik’inkinden (${here}) farklı; önce yedeği alan sürümle yükleyip sonra Pratik’i yükseltin.`,
  unfinished: 'Yedek dosyası yarım kalmış.',
  unknownTable: (table: string) => `Yedekteki ${table} tablosu bu veritabanında yok ya da sütunları farklı.`,
  wrongChecksum: 'Yedek dosyası bozuk: sağlama toplamı tutmuyor.',
  dataAfterEnd: 'Yedek dosyası bozuk: sonundan sonra veri var.',
  unreadable: (error: string) => `Yedek dosyası okunamadı: ${error}`,
};

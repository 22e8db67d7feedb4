/** Console messages shown when the embedded database cannot run. */
export const embeddedTexts = {
  folderInUse: (pid: number, host: string, folder: string) =>
    `Bu veri klasöründe zaten bir Pratik çalışıyor (işlem ${pid}, ${host}): ${folder}. Önce onu durdurun ya da DATA_DIR ile başka bir klasör seçin. Aynı veritabanını birkaç Pratik ile kullanmak için DATABASE_URL verin.`,
  noFolderForCopy: (root: string) =>
    `PostgreSQL programları ${root} içinden çalıştırılamıyor ve kopyalanacak uygun bir klasör bulunamadı. Pratik'i her kullanıcının girebildiği bir klasöre (ör. /opt) taşıyın, root olmadan çalıştırın ya da DATABASE_URL verin.`,
  copyFailed: (copy: string, error: string) => `PostgreSQL programları ${copy} içine kopyalanamadı: ${error}`,
  notInstalled: (platform: string, name: string) =>
    `Bu bilgisayar (${platform}) için gömülü PostgreSQL kurulu değil (${name}). Paketleri yeniden kurun ya da DATABASE_URL ile bir PostgreSQL gösterin.`,
  noGlibc:
    'Gömülü PostgreSQL glibc ister; bu sistemde (ör. Alpine) çalışmaz. Debian tabanlı bir sistem kullanın ya da DATABASE_URL verin.',
  clusterNotMade: (dir: string, output: string) => `Veritabanı klasörü oluşturulamadı (${dir}):\n${output}`,
  passwordNotSet: (output: string) => `Veritabanına yeni parola verilemedi:\n${output}`,
  rootOnly:
    "PostgreSQL root olarak çalışmaz ve burada sıradan bir kullanıcıya geçilemiyor. Pratik'i root olmayan bir kullanıcıyla başlatın ya da DATABASE_URL verin.",
  endedOften: (dir: string) =>
    `Veritabanı sunucusu bir saat içinde defalarca kapandı (günlük: ${dir}/log). Pratik duruyor; nedeni giderip yeniden başlatın.`,
  folderNotWritable: (home: string) =>
    `Veri klasörüne yazılamıyor: ${home}. Klasörün sahibi olan kullanıcıyla çalıştırın ya da DATA_DIR ile başka bir klasör verin.`,
  folderFull: (home: string) =>
    `Veri klasörünün diskinde yer kalmadı: ${home}. Yer açıp Pratik’i yeniden başlatın.`,
  badPassword: (path: string) =>
    `Veritabanının parola dosyası bozuk ya da veritabanına uymuyor: ${path}. Yedeğiniz varsa dosyayı geri koyun; yoksa silin ve Pratik’i yeniden başlatın: verilere dokunmadan yeni bir parola yapılır.`,
  notStarted: (dir: string, output: string) =>
    `Veritabanı sunucusu başlamadı (günlük: ${dir}/log):\n${output}`,
  notRunnable: (program: string) => `PostgreSQL çalıştırılamadı: ${program}`,
  notReady: (seconds: number, dir: string) => `Veritabanı ${seconds} saniyede açılmadı (günlük: ${dir}/log).`,
  notStopped: (pid: number, seconds: number) =>
    `Veritabanı sunucusu (işlem ${pid}) ${seconds} saniyede kapanmadı.`,
};

export const tr = {
  why: 'Konuşarak yazın',
  whySentence: 'Mikrofonla söyleyin',
  mend: 'Ortaya çıkan metni göndermeden önce düzeltebilirsiniz.',
  orType: 'Yazarak sürdürebilirsiniz.',
  whyConfigured:
    'Söylediklerinizi yazıya çevirmek için mikrofonunuz gerekir. Sesiniz yalnız siz konuşurken kaydedilir, kurumunuzun konuşma tanıma hizmetine ({{service}}) gönderilir ve yazıya çevrilince silinir; yalnızca profilinizde kayıtlarınızı saklamayı açtıysanız kendiniz dinleyin diye kalır.',
  whyDevice:
    'Söylediklerinizi yazıya çevirmek için mikrofonunuz gerekir. Sesinizi bu cihazda tarayıcınız dinler; ses hiçbir yere gönderilmez.',
  whyBrowser:
    'Söylediklerinizi yazıya çevirmek için mikrofonunuz gerekir. Kurumunuzun kendi konuşma tanıma hizmeti yok; sesinizi tarayıcınızı yapan şirketin (örneğin Google, Apple veya Microsoft) sunucuları dinler.',
  askNext: 'Birazdan tarayıcınız mikrofon izni soracak.',
  accept: 'Mikrofonu aç',
  acceptConsent: 'Onay veriyorum, mikrofonu aç',
  consentService: 'Hizmet: {{service}}',
  decline: 'Yazarak sürdür',
  notNow: 'Şimdi değil',

  starting: 'Mikrofon açılıyor…',
  speaking: 'Dinleniyor',
  level: 'Ses düzeyi',
  holdHint: 'Bırakınca yazıya çevrilir; sola kaydırınca silinir.',
  toggleHint: 'Bitince düğmeye yeniden basın.',
  willCancel: 'Bırakınca silinir',
  clock: '{{used}} / {{limit}}',
  cancel: 'Vazgeç',
  writing: 'Yazıya çevriliyor…',
  slow: 'Biraz uzun sürüyor; hâlâ bekleniyor.',
  written: 'Söylediğiniz yazıya çevrildi. Gerekiyorsa düzeltip gönderin.',

  refused: 'Mikrofon izni verilmedi. Adres çubuğundaki simgeden izin verip yeniden deneyin.',
  noMicrophone: 'Bu cihazda mikrofon bulunamadı. Bir mikrofon takıp yeniden deneyin.',
  busy: 'Mikrofon açılamadı; başka bir uygulama kullanıyor olabilir. Onu kapatıp yeniden deneyin.',
  insecure:
    'Tarayıcılar mikrofonu yalnız güvenli bağlantıda (https) açar; bu adres güvenli değil. Yöneticinize söyleyin.',
  noWay:
    'Söylediğiniz burada yazıya çevrilemiyor: kurumunuzun konuşma tanıma hizmeti yok, tarayıcınızınki de yok.',
  notAllowed:
    'Sesinizin yazıya çevrilmesine şu anda onayınız yok; bu yüzden hizmete hiçbir kayıt gönderilmedi. Dilediğinizde yeniden onay verebilirsiniz.',
  guardianMissing:
    'Sesinizin yazıya çevrilmesi için velinizin onayı gerekiyor; bu yüzden mikrofon açılmadı ve hiçbir yere kayıt gönderilmedi.',
  toPrivacy: 'Gizlilik sayfasında karar verin',
  consentChanged:
    'Onay metni ya da hizmet bu arada değişti; onayınız kaydedilmedi. Mikrofona yeniden basıp yeni metni okuyun.',
  tooQuiet:
    'Mikrofon çok kısık: sesiniz duyulmadı. Mikrofona yaklaşın ya da sesini açın, sonra yeniden deneyin.',
  tooShort: 'Kayıt çok kısa. Düğmeyi basılı tutarak konuşun ya da bir kez dokunup konuşmaya başlayın.',
  tooLong: 'Kayıt bir dakikadan uzun. Daha kısa parçalar hâlinde söyleyin.',
  unreadable: 'Ses kaydı okunamadı. Yeniden deneyin.',
  notUnderstood: 'Ne dediğiniz anlaşılamadı. Biraz daha yavaş ve mikrofona yakın söyleyip yeniden deneyin.',
  recogniserFailed: 'Tarayıcınızın konuşma tanıması yanıt vermedi. Yeniden deneyin.',
  failed: 'Mikrofon açılamadı. Yeniden deneyin.',
  stored: 'Yazıya çevrilmemiş bir ses kaydınız var.',
  retry: 'Yazıya çevir',
  forget: 'Kaydı sil',
  close: 'Kapat',
} as const;

export const tr = {
  title: 'Eller serbest konuşma',
  starting: 'Mikrofon hazırlanıyor…',
  listening: 'Dinliyorum',
  hearing: 'Sizi duyuyorum',
  thinking: 'Düşünüyorum',
  speaking: 'Konuşuyorum',
  listeningHint: 'Konuşun; sustuğunuzda söylediğiniz gönderilir.',
  hearingHint: 'Sustuğunuzda söylediğiniz gönderilir.',
  thinkingHint: 'Yanıt hazırlanıyor.',
  speakingHint: 'Konuşmaya başlarsanız susarım.',
  off: 'Kapat',
  offHint: 'Esc ile de kapanır; yazmak her zaman mümkün.',
  needsService:
    'Eller serbest konuşmak için kurumunuzun konuşma tanıma hizmeti gerekir; burada yok. Mikrofon düğmesiyle ya da yazarak sürdürebilirsiniz.',
} as const;

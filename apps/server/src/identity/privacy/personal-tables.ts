/** A table with data of users, and the column by which a user’s rows are found. */
export type PersonalTable = {
  table: string;
  /** Title that the user sees in the export, in the user’s language. */
  title: Readonly<Record<'tr' | 'en', string>>;
  /** The column that references the user, directly or through another table. */
  column: string;
  via?: { table: string; key: string; column: string };
  /** Columns with technical secrets, which an export leaves out. */
  hidden?: readonly string[];
};

const own = (table: string, tr: string, en: string, column = 'user_id'): PersonalTable => ({
  table,
  title: { tr, en },
  column,
});
const part = (
  table: string,
  tr: string,
  en: string,
  column: string,
  of: string,
  owner = 'user_id',
): PersonalTable => ({
  table,
  title: { tr, en },
  column,
  via: { table: of, key: 'id', column: owner },
});
const provider = (
  table: string,
  tr: string,
  en: string,
  column: string,
  hidden: readonly string[],
): PersonalTable => ({
  table,
  title: { tr, en },
  column,
  via: { table: 'identities', key: 'subject', column: 'user_id' },
  hidden,
});

/**
 * All tables with data of users. An export shows them and an erasure counts them. A test reads the database
 * catalogue and fails when a table that references users is missing here (`privacy.test.ts`).
 */
export const personalTables: readonly PersonalTable[] = [
  {
    ...own('users', 'Hesap', 'Account', 'id'),
    hidden: ['name_fold', 'surname_fold', 'email_fold', 'edited_by'],
  },
  own('identities', 'Giriş kimlikleri', 'Sign-in identities'),
  provider('idp_user', 'Kimlik sağlayıcıdaki hesap', 'Account at the identity provider', 'id', []),
  provider('idp_account', 'Giriş yöntemleri', 'Sign-in methods', 'user_id', [
    'password',
    'access_token',
    'refresh_token',
    'id_token',
  ]),
  provider('idp_session', 'Oturumlar', 'Sessions', 'user_id', ['token']),
  provider('idp_totp', 'Doğrulama uygulaması', 'Authenticator app', 'user_id', ['secret']),
  provider('idp_recovery_codes', 'Kurtarma kodları', 'Recovery codes', 'user_id', ['code_hash']),
  provider('idp_passkeys', 'Geçiş anahtarları', 'Passkeys', 'user_id', ['public_key']),
  provider('idp_steps', 'Yarım kalan girişler', 'Unfinished sign-ins', 'user_id', ['id_hash', 'challenge']),
  provider('idp_known_addresses', 'Giriş yapılan ağ adresleri', 'Network addresses of sign-ins', 'user_id', [
    'address_hash',
  ]),
  { ...own('invitations', 'Davetler', 'Invitations'), hidden: ['code_hash'] },
  { ...own('mail_letters', 'E-postalar', 'E-mails'), hidden: ['claimed_at'] },
  {
    ...part(
      'mail_texts',
      'Gönderilmemiş e-postaların metni',
      'Texts of unsent e-mails',
      'letter_id',
      'mail_letters',
    ),
    hidden: ['letter_id', 'subject', 'body'],
  },
  own('consents', 'Onay kararları', 'Consent decisions'),
  own('notice_readings', 'Okunan aydınlatma metinleri', 'Privacy notices that were read'),
  { ...own('privacy_exports', 'İndirilen kopyalar', 'Copies of the data'), hidden: ['file', 'own'] },
  own('conversations', 'Sohbetler', 'Conversations'),
  part('turns', 'Sohbetlerde söylenenler', 'Messages of conversations', 'conversation_id', 'conversations'),
  own('memory_settings', 'Önceki sohbetleri hatırlama ayarı', 'Setting: remember earlier conversations'),
  own('remembered_facts', 'Sohbet arkadaşının hatırladıkları', 'Facts that the partner remembers'),
  own('voice_settings', 'Ses kaydı ayarı', 'Setting: store recordings'),
  { ...own('voice_recordings', 'Saklanan ses kayıtları', 'Stored recordings'), hidden: ['key'] },
  own('messages', 'Düzeltilen mesajlar', 'Checked messages'),
  part('message_attempts', 'Mesajların işlenmesi', 'Processing of messages', 'message_id', 'messages'),
  part('corrections', 'Düzeltmeler', 'Corrections', 'message_id', 'messages'),
  own('safety_cases', 'Güvenlik kayıtları', 'Safety cases'),
  own('class_members', 'Sınıf üyelikleri', 'Class memberships'),
  own('assignment_learners', 'Verilen ödevler', 'Assignments given by name'),
  own('assignment_feedback', 'Ödev yorumları ve notları', 'Comments and grades on homework'),
  own('guardian_report_learners', 'Veli mektubu ayarı', 'Setting: weekly reports to the guardian'),
  own('guardian_reports', 'Gönderilen veli mektupları', 'Sent reports to the guardian'),
  { ...own('reminder_settings', 'Hatırlatma ayarları', 'Settings of reminders'), hidden: ['stop_code'] },
  own('sent_reminders', 'Gönderilen hatırlatmalar', 'Sent reminders'),
  own('age_bands', 'Yaş grubu', 'Age group'),
  {
    ...own('guardian_requests', 'Veliden istenen izinler', 'Requests to the guardian'),
    hidden: ['code_hash', 'number'],
  },
  own('guardian_decisions', 'Veli kararları', 'Decisions of the guardian'),
  own('writings', 'Yazma çalışmaları', 'Written texts'),
  {
    ...part('writing_drafts', 'Yazma taslakları', 'Drafts of written texts', 'writing_id', 'writings'),
    hidden: ['level_of'],
  },
  own('writing_days', 'Günün yazma konuları', 'Writing prompts of the day'),
  { ...own('vocabulary_cards', 'Kelimeler', 'Words'), hidden: ['search'] },
  own('vocabulary_reviews', 'Kelime tekrarları', 'Word reviews'),
  own('vocabulary_settings', 'Kelime ayarları', 'Word settings'),
  own('vocabulary_gap_rounds', 'Boşluk doldurma turları', 'Rounds of gap exercises'),
  part(
    'vocabulary_gap_answers',
    'Boşluk doldurma yanıtları',
    'Answers to gap exercises',
    'round_id',
    'vocabulary_gap_rounds',
  ),
  own('vocabulary_gap_standings', 'Boşluk doldurma durumu', 'State of gap exercises'),
  own('vocabulary_extra_answers', 'Ek kelime çalışmaları', 'Answers in extra practice'),
  own('unit_checks', 'Ünite kontrolleri', 'Checks of units'),
  part(
    'unit_check_answers',
    'Ünite kontrolü yanıtları',
    'Answers in checks of units',
    'check_id',
    'unit_checks',
  ),
  own('learner_plans', 'Günün planı', 'Plan of the day'),
  { ...own('mistake_cards', 'Hata kartları', 'Mistake cards'), hidden: ['asked_item'] },
  part(
    'mistake_sentences',
    'Hata kartlarındaki cümleler',
    'Sentences of mistake cards',
    'card_id',
    'mistake_cards',
  ),
  own('mistake_decks', 'Hata kartlarının oluşturulması', 'Creation of the mistake cards'),
  own('mistake_answers', 'Hata kartı yanıtları', 'Answers to mistake cards'),
  own('readings', 'Okumalar', 'Reading texts'),
  part('reading_answers', 'Okuma yanıtları', 'Answers about reading texts', 'reading_id', 'readings'),
  { ...own('own_texts', 'Kendi eklediği metinler', 'Texts that the user added'), hidden: ['deleted_at'] },
  own('own_text_answers', 'Kendi metinlerindeki boşluk yanıtları', 'Answers to gaps in own texts'),
  own('listenings', 'Dinlemeler', 'Listening exercises'),
  part(
    'listening_answers',
    'Dinleme yanıtları',
    'Answers about listening exercises',
    'listening_id',
    'listenings',
  ),
  own('dictations', 'Dikteler', 'Dictations'),
  part('dictation_answers', 'Dikte yanıtları', 'Dictation answers', 'dictation_id', 'dictations'),
  own('spoken_sentences', 'Sesli söylenen cümleler', 'Spoken sentences'),
  own('sound_answers', 'Benzer ses yanıtları', 'Answers about similar sounds'),
  own('sound_misses', 'Sık takılınan sesler', 'Sounds to practise'),
  own('placement_attempts', 'Seviye testleri', 'Placement tests'),
  part(
    'placement_answers',
    'Seviye testi yanıtları',
    'Answers of placement tests',
    'attempt_id',
    'placement_attempts',
  ),
  own('placement_skips', 'Atlanan seviye testi', 'Skipped placement test'),
  own('activity_days', 'Çalışma günleri', 'Days of practice'),
  own('activity_clock', 'Son etkinlik', 'Last activity'),
  own('error_counts', 'Hata sayıları', 'Counts of errors'),
  own('skill_abilities', 'Beceri düzeyleri', 'Levels of skills'),
  own('skill_evidence', 'Beceri kanıtları', 'Evidence for skill levels'),
  own('ai_usage', 'Yapay zekâ kullanımı', 'Use of AI', 'user_id'),
  own(
    'ai_reservations',
    'Yapay zekâ yanıtları için ayrılan birimler',
    'Tokens reserved for AI replies',
    'user_id',
  ),
  own('curriculum_imports', 'Soru içe aktarmaları', 'Imports of questions', 'made_by'),
  part(
    'curriculum_import_rows',
    'İçe aktarılan satırlar',
    'Imported rows',
    'import_id',
    'curriculum_imports',
    'made_by',
  ),
];

/**
 * Tables with administrators’ work, which belongs to the organisation: when the administrator is erased, the row
 * remains without the user.
 */
export const acts: readonly { table: string; column: string }[] = [
  { table: 'users', column: 'edited_by' },
  { table: 'curriculum_items', column: 'edited_by' },
  { table: 'curriculum_versions', column: 'made_by' },
  { table: 'curriculum_changes', column: 'made_by' },
  { table: 'levels', column: 'edited_by' },
  { table: 'levels', column: 'changed_by' },
  { table: 'can_do_statements', column: 'edited_by' },
  { table: 'classes', column: 'changed_by' },
  { table: 'assignments', column: 'created_by' },
  { table: 'assignments', column: 'changed_by' },
  { table: 'assignment_feedback', column: 'given_by' },
  { table: 'recording_runs', column: 'asked_by' },
  { table: 'message_review_runs', column: 'asked_by' },
  { table: 'corrections', column: 'decided_by' },
  { table: 'privacy_texts', column: 'made_by' },
  { table: 'privacy_exports', column: 'asked_by' },
  { table: 'safety_cases', column: 'settled_by' },
  { table: 'age_bands', column: 'set_by' },
  { table: 'guardian_decisions', column: 'recorded_by' },
  { table: 'guardian_report_classes', column: 'set_by' },
  { table: 'guardian_report_learners', column: 'set_by' },
  { table: 'guardian_reports', column: 'sent_by' },
];

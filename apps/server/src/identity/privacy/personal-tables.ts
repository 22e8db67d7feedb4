/** A table with data of users, and how its rows are found. */
export type PersonalTable = {
  table: string;
  /** Title that the user sees in the export. */
  title: string;
  /** The column that references the user, directly or through another table. */
  column: string;
  via?: { table: string; key: string; column: string };
  /** Columns with technical secrets, which an export leaves out. */
  hidden?: readonly string[];
};

const own = (table: string, title: string, column = 'user_id'): PersonalTable => ({ table, title, column });
const part = (
  table: string,
  title: string,
  column: string,
  of: string,
  owner = 'user_id',
): PersonalTable => ({
  table,
  title,
  column,
  via: { table: of, key: 'id', column: owner },
});
const provider = (
  table: string,
  title: string,
  column: string,
  hidden: readonly string[],
): PersonalTable => ({
  table,
  title,
  column,
  via: { table: 'identities', key: 'subject', column: 'user_id' },
  hidden,
});

/**
 * All tables with data of users. An export shows them and an erasure counts them. A test reads the database
 * catalogue and fails when a table that references users is missing here (`privacy.test.ts`).
 */
export const personalTables: readonly PersonalTable[] = [
  { ...own('users', 'Hesap', 'id'), hidden: ['name_fold', 'surname_fold', 'email_fold', 'edited_by'] },
  own('identities', 'Giriş kimlikleri'),
  provider('idp_user', 'Kimlik sağlayıcıdaki hesap', 'id', []),
  provider('idp_account', 'Giriş yöntemleri', 'user_id', [
    'password',
    'access_token',
    'refresh_token',
    'id_token',
  ]),
  provider('idp_session', 'Oturumlar', 'user_id', ['token']),
  provider('idp_totp', 'Doğrulama uygulaması', 'user_id', ['secret']),
  provider('idp_recovery_codes', 'Kurtarma kodları', 'user_id', ['code_hash']),
  provider('idp_passkeys', 'Geçiş anahtarları', 'user_id', ['public_key']),
  provider('idp_steps', 'Yarım kalan girişler', 'user_id', ['id_hash', 'challenge']),
  provider('idp_known_addresses', 'Giriş yapılan ağ adresleri', 'user_id', ['address_hash']),
  { ...own('invitations', 'Davetler'), hidden: ['code_hash'] },
  { ...own('mail_letters', 'E-postalar'), hidden: ['claimed_at'] },
  {
    ...part('mail_texts', 'Gönderilmemiş e-postaların metni', 'letter_id', 'mail_letters'),
    hidden: ['letter_id', 'subject', 'body'],
  },
  own('consents', 'Onay kararları'),
  own('notice_readings', 'Okunan aydınlatma metinleri'),
  { ...own('privacy_exports', 'İndirilen kopyalar'), hidden: ['file', 'own'] },
  own('conversations', 'Sohbetler'),
  part('turns', 'Sohbetlerde söylenenler', 'conversation_id', 'conversations'),
  own('memory_settings', 'Önceki sohbetleri hatırlama ayarı'),
  own('remembered_facts', 'Sohbet arkadaşının hatırladıkları'),
  own('voice_settings', 'Ses kaydı ayarı'),
  { ...own('voice_recordings', 'Saklanan ses kayıtları'), hidden: ['key'] },
  own('messages', 'Düzeltilen mesajlar'),
  part('message_attempts', 'Mesajların işlenmesi', 'message_id', 'messages'),
  part('corrections', 'Düzeltmeler', 'message_id', 'messages'),
  own('safety_cases', 'Güvenlik kayıtları'),
  own('age_bands', 'Yaş grubu'),
  { ...own('guardian_requests', 'Veliden istenen izinler'), hidden: ['code_hash', 'number'] },
  own('guardian_decisions', 'Veli kararları'),
  own('writings', 'Yazma çalışmaları'),
  { ...part('writing_drafts', 'Yazma taslakları', 'writing_id', 'writings'), hidden: ['level_of'] },
  own('writing_days', 'Günün yazma konuları'),
  { ...own('vocabulary_cards', 'Kelimeler'), hidden: ['search'] },
  own('vocabulary_reviews', 'Kelime tekrarları'),
  own('vocabulary_settings', 'Kelime ayarları'),
  own('vocabulary_gap_rounds', 'Boşluk doldurma turları'),
  part('vocabulary_gap_answers', 'Boşluk doldurma yanıtları', 'round_id', 'vocabulary_gap_rounds'),
  own('vocabulary_gap_standings', 'Boşluk doldurma durumu'),
  own('vocabulary_extra_answers', 'Ek kelime çalışmaları'),
  own('readings', 'Okumalar'),
  part('reading_answers', 'Okuma yanıtları', 'reading_id', 'readings'),
  own('listenings', 'Dinlemeler'),
  part('listening_answers', 'Dinleme yanıtları', 'listening_id', 'listenings'),
  own('dictations', 'Dikteler'),
  part('dictation_answers', 'Dikte yanıtları', 'dictation_id', 'dictations'),
  own('spoken_sentences', 'Sesli söylenen cümleler'),
  own('sound_answers', 'Benzer ses yanıtları'),
  own('sound_misses', 'Sık takılınan sesler'),
  own('placement_attempts', 'Seviye testleri'),
  part('placement_answers', 'Seviye testi yanıtları', 'attempt_id', 'placement_attempts'),
  own('placement_skips', 'Atlanan seviye testi'),
  own('activity_days', 'Çalışma günleri'),
  own('activity_clock', 'Son etkinlik'),
  own('error_counts', 'Hata sayıları'),
  own('skill_abilities', 'Beceri düzeyleri'),
  own('skill_evidence', 'Beceri kanıtları'),
  own('ai_usage', 'Yapay zekâ kullanımı', 'user_id'),
  own('ai_reservations', 'Yapay zekâ yanıtları için ayrılan birimler', 'user_id'),
  own('curriculum_imports', 'Soru içe aktarmaları', 'made_by'),
  part('curriculum_import_rows', 'İçe aktarılan satırlar', 'import_id', 'curriculum_imports', 'made_by'),
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
  { table: 'recording_runs', column: 'asked_by' },
  { table: 'message_review_runs', column: 'asked_by' },
  { table: 'corrections', column: 'decided_by' },
  { table: 'privacy_texts', column: 'made_by' },
  { table: 'privacy_exports', column: 'asked_by' },
  { table: 'safety_cases', column: 'settled_by' },
  { table: 'age_bands', column: 'set_by' },
  { table: 'guardian_decisions', column: 'recorded_by' },
];

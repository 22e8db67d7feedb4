/** Maps each migration name from before release 0.1.0 to the present name. */
const renamed: Readonly<Record<string, string>> = {
  '0001_foundation': '0001_users_and_levels',
  '0002_identity': '0002_identity_provider',
  '0003_practice': '0003_messages_and_conversations',
  '0007_vocabulary': '0007_vocabulary_cards',
  '0008_progress': '0008_abilities_and_goals',
  '0012_vocabulary': '0012_vocabulary_practice',
  '0013_levels': '0013_level_editing',
  '0014_questions': '0014_question_editing',
  '0015_desk': '0015_message_review',
  '0017_privacy': '0016_consents_and_personal_data',
  '0018_outside_identity': '0017_external_identity',
  '0019_list_indexes': '0018_list_indexes',
  '0020_question_forms': '0019_question_forms',
  '0021_admin': '0020_admin_lists_and_ai_spending',
  '0022_voice': '0021_voice_recordings',
  '0023_speaking': '0022_speaking',
  '0024_second_factor': '0023_second_factor',
  '0025_duties': '0024_safety_and_minors',
  '0026_match_likeness': '0025_match_question_likeness',
  '0027_speech': '0026_speech_consent',
  '0028_safety_cases': '0027_safety_letters',
  '0029_guardian_links': '0028_guardian_links',
  '0030_second_factor_proof': '0029_second_factor_proof',
  '0031_past': '0030_history_indexes',
  '0032_guardian_covers': '0031_guardian_consent_covers',
  '0034_proof_and_sign_in_log': '0032_session_proofs_and_auth_log',
  '0035_sign_in_limits': '0033_sign_in_limits',
  '0036_backups': '0034_backups',
  '0037_providers': '0035_provider_health',
  '0038_checking': '0036_message_checks',
  '0039_letters': '0037_mail_letters',
  '0040_privacy_text_dates': '0038_privacy_text_dates',
  '0041_names': '0039_glossary_names',
};

/** Returns the present name of a migration; accepts a present or an earlier name. */
export const presentName = (name: string): string => renamed[name] ?? name;

/** Every renamed migration, as a pair of the earlier and the present name. */
export const renamedMigrations: readonly (readonly [before: string, now: string])[] = Object.entries(renamed);

import { useTranslation } from 'react-i18next';

/** Translated name of a field, or the field itself. */
export function useFieldName(): (field: string) => string {
  const { t, i18n } = useTranslation('data');
  return (field) => {
    const key = `fields.${field}`;
    return i18n.exists(key, { ns: 'data' }) ? t(key as 'fields.keyword') : field;
  };
}

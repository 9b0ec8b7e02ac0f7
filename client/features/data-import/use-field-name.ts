import { useTranslation } from 'react-i18next';

/** What a field of a record is called; the field itself where it has no name. */
export function useFieldName(): (field: string) => string {
  const { t, i18n } = useTranslation('data');
  return (field) => {
    const key = `fields.${field}`;
    return i18n.exists(key, { ns: 'data' }) ? t(key as 'fields.keyword') : field;
  };
}

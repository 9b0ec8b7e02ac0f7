-- checked_on: date of the results that a row comes from. previous_checked_on: date of the results before them. The epoch
-- date means that an earlier release derived the row or that there are no such results.
ALTER TABLE position_by_domain ADD COLUMN IF NOT EXISTS checked_on Date;
ALTER TABLE position_by_domain ADD COLUMN IF NOT EXISTS previous_checked_on Date;
ALTER TABLE lost_position ADD COLUMN IF NOT EXISTS checked_on Date;
ALTER TABLE lost_position ADD COLUMN IF NOT EXISTS previous_checked_on Date;
ALTER TABLE ad_by_domain ADD COLUMN IF NOT EXISTS checked_on Date;

-- Of the current keywords of a domain: the date of most of them, the number of newer ones, and the range of dates.
-- previous_checked_on: date of most of their previous results. Domains without current keywords have the dates of their
-- lost keywords. The ads columns describe the paid keywords in the same way.
ALTER TABLE domain ADD COLUMN IF NOT EXISTS checked_on Date;
ALTER TABLE domain ADD COLUMN IF NOT EXISTS newer_keywords UInt32;
ALTER TABLE domain ADD COLUMN IF NOT EXISTS oldest_checked_on Date;
ALTER TABLE domain ADD COLUMN IF NOT EXISTS newest_checked_on Date;
ALTER TABLE domain ADD COLUMN IF NOT EXISTS previous_checked_on Date;
ALTER TABLE domain ADD COLUMN IF NOT EXISTS ads_checked_on Date;
ALTER TABLE domain ADD COLUMN IF NOT EXISTS ads_newer_keywords UInt32;
ALTER TABLE domain ADD COLUMN IF NOT EXISTS ads_oldest_checked_on Date;
ALTER TABLE domain ADD COLUMN IF NOT EXISTS ads_newest_checked_on Date;

-- The ways to pay that the gateway port knows. Fees in rupiah and hundredths of a percent; staff may change them.
-- Cards wait until the merchant has its own client key in the browser.
INSERT INTO "payment_method"
  ("code", "group", "name", "fee_fixed", "fee_percent", "minimum", "maximum", "available", "expires_in_seconds", "position")
VALUES
  ('qris', 'qris', '{"id":"QRIS","en":"QRIS"}', 0, 70, 1500, 10000000, true, 900, 1),
  ('bca_va', 'bank_transfer', '{"id":"BCA Virtual Account","en":"BCA Virtual Account"}', 4000, 0, 10000, 500000000, true, 86400, 2),
  ('bni_va', 'bank_transfer', '{"id":"BNI Virtual Account","en":"BNI Virtual Account"}', 4000, 0, 10000, 500000000, true, 86400, 3),
  ('bri_va', 'bank_transfer', '{"id":"BRI Virtual Account (BRIVA)","en":"BRI Virtual Account (BRIVA)"}', 4000, 0, 10000, 500000000, true, 86400, 4),
  ('mandiri_bill', 'bank_transfer', '{"id":"Mandiri Virtual Account","en":"Mandiri Virtual Account"}', 4000, 0, 10000, 500000000, true, 86400, 5),
  ('permata_va', 'bank_transfer', '{"id":"Permata Virtual Account","en":"Permata Virtual Account"}', 4000, 0, 10000, 500000000, true, 86400, 6),
  ('cimb_va', 'bank_transfer', '{"id":"CIMB Niaga Virtual Account","en":"CIMB Niaga Virtual Account"}', 4000, 0, 10000, 500000000, true, 86400, 7),
  ('gopay', 'e_wallet', '{"id":"GoPay","en":"GoPay"}', 0, 200, 1500, 10000000, true, 900, 8),
  ('shopeepay', 'e_wallet', '{"id":"ShopeePay","en":"ShopeePay"}', 0, 200, 1500, 10000000, true, 900, 9),
  ('card', 'card', '{"id":"Kartu kredit atau debit","en":"Credit or debit card"}', 2000, 290, 10000, 500000000, false, 600, 10)
ON CONFLICT ("code") DO NOTHING;

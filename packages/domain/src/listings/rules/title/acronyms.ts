/** Abbreviations that keep their capitals in a title. Upper case. */
export const ACRONYMS: ReadonlySet<string> = new Set([
  ...['USB', 'LED', 'HDMI', 'LCD', 'OLED', 'QLED', 'UHD', 'FHD', 'HD', 'HDR', 'SSD', 'HDD', 'RAM', 'ROM', 'GPS', 'NFC'],
  ...['RFID', 'RGB', 'CPU', 'GPU', 'PC', 'TV', 'DVD', 'CD', 'VHS', 'UV', 'UVA', 'UVB', 'SPF', 'BPA', 'PVC', 'ABS', 'EVA'],
  ...['TPU', 'TPE', 'TPR', 'PU', 'PP', 'PET', 'HEPA', 'AC', 'DC', 'USA', 'UK', 'US', 'EU', 'UAE', 'XS', 'XL', 'XXL', 'XXXL'],
  ...['DIY', 'OTG', 'PUBG', 'IPX', 'IP', 'GSM', 'RPM', 'PSI', 'DPI', 'FM', 'AM', 'OEM', 'NASA', 'NBA', 'NFL', 'NHL', 'MLB'],
  ...['FIFA', 'WWE', 'BMW', 'GMC', 'KIA', 'JBL', 'HP', 'LG', 'AMD', 'RTX', 'GTX', 'DDR', 'SATA', 'NVME', 'PCIE', 'AWS'],
  ...['TENS', 'BMX', 'SUV', 'ATV', 'UTV', 'RV', 'UNO', 'MDF', 'PTFE', 'EDP', 'EDT', 'AA', 'AAA', 'VR', 'AR', 'AI', 'ANC'],
  ...['LTE', 'WIFI', 'LAN', 'VGA', 'DVI', 'AUX', 'RCA', 'SIM', 'SD', 'TF', 'MIDI', 'ASMR', 'ECG', 'BBQ', 'OD', 'ID', 'VW'],
  ...['GE', 'IBM', 'ISO', 'CE', 'FDA', 'EPA', 'ANSI', 'ASTM', 'SAE', 'NPT', 'UPF', 'COB', 'EMT', 'EDC', 'MOLLE', 'SWAT'],
  ...['IKEA', 'ASUS', 'MSI', 'TCL', 'ESR', 'UGREEN', 'ROG', 'DJI', 'EVO', 'SLR', 'DSLR', 'POE', 'CCTV', 'NVR', 'IOS', 'MAC'],
  ...['II', 'III', 'IV', 'VI', 'VII', 'VIII', 'IX', 'XI', 'XII', 'SS', 'EP', 'LP', 'NYC', 'LA', 'MP', 'QHD', 'FBA', 'STEM'],
]);
